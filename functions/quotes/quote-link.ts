/** View and rights of the holder of a quote's link. The link names no person, and any wrong one gets the same 404 (P33.4). */
import { randomUUID } from 'node:crypto'
import { linkGone, refuse } from '#functions/errors.ts'
import { countOpening } from '#functions/http/limits.ts'
import { signLink } from '#functions/links/signed-link.ts'
import { mailAbout, queueAnew } from '#functions/outbox/mail-writes.ts'
import { loadPricing } from '#functions/pricing/price-list.ts'
import { isExpired, newQuote, type QuoteScope, quoteState, todaysPrice } from '#functions/quotes/quote.ts'
import { changeQuote, getQuote, newQuoteWrites } from '#functions/quotes/quote-store.ts'
import { quoteOfLink, scopeOf } from '#functions/quotes/quote-token.ts'
import { visitsOf } from '#functions/quotes/quote-visits.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { transact, type Write } from '#functions/table/transact.ts'
import { PersonField, personOf } from '#schemas/contract/booking-record.ts'
import type { AnswerQuoteRequest, LinkedQuote, OpenQuoteRequest } from '#schemas/contract/linked-quotes.ts'
import type { BookedVisit, Quote } from '#schemas/contract/quotes.ts'
import { isVisitOver } from '#schemas/facts/pacific-time.ts'
import { townOfVisit } from '#schemas/facts/visit-place.ts'

type Asking = { network: string; now: Date }
/** `by` is the scope of the link. */
type Opened = { quote: Quote; visit: BookedVisit | undefined; isRenewed: boolean; by: QuoteScope }

/**
 * Finds the quote of a link, and counts the opening.
 * @throws AppError 404 for a link that does not work, 429 for one that is opened too often
 */
async function quoteOf(token: string, now: Date, by: QuoteScope): Promise<Quote> {
  const named = await quoteOfLink(token, now, by)
  if (!named) throw await gone()
  await countOpening(by, named.id)
  return named
}

const gone = async () => linkGone((await loadSettings()).phone)

/** @throws AppError 404 once the quote, or one that replaced it, is deleted or its links have ended */
async function loadLinked(named: Quote | undefined, by: QuoteScope): Promise<Opened> {
  const quote = named && (await newestOf(named))
  if (!quote) throw await gone()
  const visit = (await visitsOf([quote])).get(quote.id)
  return { quote, visit, isRenewed: quote !== named, by }
}

/**
 * The last of the quotes that replaced this one: about ten at most before its own link ends, because each holds its price for 30
 * days. Undefined once the owner has deleted one of them or ended its links.
 */
async function newestOf(quote: Quote): Promise<Quote | undefined> {
  if (quote.renewedAs === undefined) return quote
  const newer = await getQuote(quote.renewedAs)
  return newer?.linkGeneration === 0 ? newestOf(newer) : undefined
}

/**
 * Shows a quote, and notes that it was seen and in which language its customer reads it.
 * @throws AppError as `quoteOf` and `loadLinked`
 */
export async function openQuote(
  { token, language: spoken }: OpenQuoteRequest,
  now: Date,
): Promise<LinkedQuote> {
  const by = scopeOf(token)
  const linked = await loadLinked(await quoteOf(token, now, by), by)
  const { quote } = linked
  const language = linked.by === 'ownQuote' ? spoken : quote.language
  const seen = { seenAt: quote.seenAt ?? now.toISOString(), language }
  // A concurrent change of the quote is left alone: the next opening notes it.
  if (quote.seenAt === undefined || quote.language !== language)
    await transact(() => changeQuote(quote, seen, now, 'done'))
  return show(linked, now)
}

/**
 * Declines a quote, replaces an expired one by one at today's prices, or marks one as contacted. A repeat changes nothing, even at
 * the same moment.
 * @throws AppError as `quoteOf` and `loadLinked`, 409 with the quote as `current` if it is booked
 */
export async function answerQuote(request: AnswerQuoteRequest, asking: Asking): Promise<LinkedQuote> {
  const { token, action } = request
  const { now } = asking
  const by = action === 'see' || action === 'contacted' ? 'contacted' : scopeOf(token)
  await quoteOf(token, now, by)
  // Read again in each try, because the owner may have ended the link meanwhile.
  const load = async () => loadLinked(await quoteOfLink(token, now, by), by)
  await transact(async () => answerWrites(await load(), request, asking))
  return show(await load(), now)
}

/** @throws AppError 400 if an option of an expired quote is no longer offered */
async function answerWrites(linked: Opened, request: AnswerQuoteRequest, asking: Asking): Promise<Write[]> {
  const { quote, visit } = linked
  const { now } = asking
  if (request.action === 'see') return []
  if (request.action === 'contacted')
    return quote.contactedAt === undefined ? answered(quote, { contactedAt: now.toISOString() }, now) : []
  const state = quoteState(quote, now, visit)
  if (state === 'booked') throw refuse('quote-booked', {}, { current: await show(linked, now) })
  if (request.action === 'renew') return state === 'expired' ? renewal(quote, asking) : []
  if (state === 'declined') return []
  const declined = { at: now.toISOString(), reason: request.reason }
  // The owner is told again of a quote that was declined, then booked, and is declined now.
  const mail = queueAnew({ kind: 'quote-declined', ...mailAbout('quote', quote.id, now) })
  return [...(await answered(quote, { declined }, now)), mail]
}

/** Each change is made once, so that nothing needs to count them. */
const answered = (old: Quote, changes: Partial<Quote>, now: Date) => changeQuote(old, changes, now, 'again')

async function renewal(old: Quote, { network, now }: Asking): Promise<Write[]> {
  const [pricing, settings] = await Promise.all([loadPricing(), loadSettings()])
  const quote = newQuote(old, pricing, randomUUID(), now)
  const writes = newQuoteWrites(quote, { network, settings, now })
  return [...(await answered(old, { renewedAs: quote.id }, now)), ...writes]
}

async function show({ quote, visit, isRenewed, by }: Opened, now: Date): Promise<LinkedQuote> {
  const state = quoteState(quote, now, visit)
  const person = personOf(quote.customerInfo)
  // Nobody comes on a day that is called off.
  const stands = state === 'booked' && !visit?.isAsked ? visit : undefined
  const today = state === 'expired' ? todaysPrice(quote, await loadPricing()) : undefined
  return {
    number: quote.id.slice(0, 8),
    state: state === 'booked' || state === 'declined' || state === 'expired' ? state : 'open',
    totalPrice: quote.totalPrice,
    lines: quote.lines,
    minutes: quote.minutes,
    city: by === 'quote' ? quote.city : townOfVisit({ ...quote.customerInfo, city: quote.city })?.slug,
    validUntil: quote.validUntil,
    isHeld: !isExpired(quote, now),
    serviceDate: stands?.serviceDate,
    visitState: stands && visitStateOf(stands, now),
    today,
    ...(by === 'contacted'
      ? { known: [], customer: quote.customerInfo.name }
      : {
          renewed: isRenewed ? signLink(by, quote.id, quote.linkGeneration) : undefined,
          shared: signLink('quote', quote.id, quote.linkGeneration),
          known: by === 'ownQuote' ? PersonField.options.filter((field) => field in person) : [],
        }),
  }
}

function visitStateOf(visit: BookedVisit, now: Date): LinkedQuote['visitState'] {
  if (visit.status === 'completed' || isVisitOver(visit, now)) return 'over'
  return visit.status === 'pending' ? 'pending' : 'confirmed'
}
