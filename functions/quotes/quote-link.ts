/** View and rights of the holder of a quote's link. The link names no person, and any wrong one gets the same 404 (P33.4). */
import { randomUUID } from 'node:crypto'
import { countOpening } from '#functions/http/limits.ts'
import { signLink } from '#functions/links/signed-link.ts'
import { queueAnew } from '#functions/outbox/mail-writes.ts'
import { loadPricing } from '#functions/pricing/price-list.ts'
import { newQuoteWrites } from '#functions/quotes/new-quote.ts'
import { isExpired, newQuote, quoteState, todaysPrice } from '#functions/quotes/quote.ts'
import { changeQuote, getQuote } from '#functions/quotes/quote-store.ts'
import { isOwnLink, type QuoteScope, quoteOfLink } from '#functions/quotes/quote-token.ts'
import { visitsOf } from '#functions/quotes/quote-visits.ts'
import { linkGone, refuse } from '#functions/refusals.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { transact, type Write } from '#functions/table/transact.ts'
import { PersonField, personOf } from '#schemas/contract/booked-person.ts'
import type { AnswerQuoteRequest, LinkedQuote, OpenQuoteRequest } from '#schemas/contract/linked-quotes.ts'
import type { BookedVisit, Quote } from '#schemas/contract/quotes.ts'
import { placeOfVisit } from '#schemas/facts/visit-place.ts'

type Client = { client: string; now: Date }
/** `by` is the scope of the link. */
type Linked = { quote: Quote; visit: BookedVisit | undefined; isRenewed: boolean; by: QuoteScope }

/** @throws AppError 404 for a link that does not work, 429 for one that is opened too often */
async function loadLinked(
  token: string,
  now: Date,
  by: QuoteScope = isOwnLink(token) ? 'ownQuote' : 'quote',
): Promise<Linked> {
  const named = await quoteOfLink(token, now, by)
  if (named) await countOpening(named.id)
  const quote = named && (await newestOf(named))
  if (!quote) throw linkGone((await loadSettings()).phone)
  const visit = (await visitsOf([quote])).get(quote.id)
  return { quote, visit, isRenewed: quote !== named, by }
}

/**
 * The last of those that replaced a quote: some ten at most before its own link ends, because each holds its price for 30 days.
 * Undefined once the owner has ended the links of one of them, of which this way was one.
 */
async function newestOf(quote: Quote): Promise<Quote | undefined> {
  const newer = await getQuote(quote.renewedAs)
  if (!newer) return quote
  return newer.linkGeneration > 0 ? undefined : newestOf(newer)
}

/**
 * Shows a quote, and notes that it was seen and in which language its customer reads it.
 * @throws AppError as `loadLinked`
 */
export async function openQuote(
  { token, language: spoken }: OpenQuoteRequest,
  now: Date,
): Promise<LinkedQuote> {
  const linked = await loadLinked(token, now)
  const { quote } = linked
  const language = linked.by === 'ownQuote' ? spoken : quote.language
  if (quote.seenAt === undefined || quote.language !== language)
    await note(quote, { seenAt: quote.seenAt ?? now.toISOString(), language }, now)
  return show(linked, now)
}

/** A concurrent change of the quote is left alone: the next opening notes it. */
async function note(quote: Quote, seen: Pick<Quote, 'seenAt' | 'language'>, now: Date): Promise<void> {
  await transact(() => changeQuote(quote, seen, now, 'done'))
}

/**
 * Declines a quote, replaces an expired one by one at today's prices, or marks one as contacted. A repeat changes nothing.
 * @throws AppError as `loadLinked`, 409 with the quote as `current` if it is booked
 */
export async function answerQuote(request: AnswerQuoteRequest, client: Client): Promise<LinkedQuote> {
  if (request.action === 'see' || request.action === 'contacted') return answerOwner(request, client.now)
  const linked = await loadLinked(request.token, client.now)
  const { now } = client
  const state = quoteState(linked.quote, now, linked.visit)
  if (state === 'booked') {
    const current = await show(linked, now)
    throw refuse('quote-booked', {}, { reason: 'booked', current })
  }
  if (request.action === 'renew')
    return state === 'expired' ? show(await renew(linked, client), now) : show(linked, now)
  if (state === 'declined') return show(linked, now)
  const declined = { at: now.toISOString(), reason: request.reason }
  await save(linked.quote, { declined }, now, [tellOwner(linked.quote, now)])
  return show({ ...linked, quote: { ...linked.quote, declined } }, now)
}

/** Once more if it was booked after an earlier time. */
const tellOwner = ({ id }: Quote, now: Date): Write =>
  queueAnew({ kind: 'quote-declined', recordType: 'quote', recordId: id, now: now.toISOString() })

/** By the owner's link, which gets no link of the customer's. */
async function answerOwner(
  { token, action }: { token: string; action: 'see' | 'contacted' },
  now: Date,
): Promise<LinkedQuote> {
  const linked = { ...(await loadLinked(token, now, 'contacted')), isRenewed: false }
  if (action === 'contacted' && linked.quote.contactedAt === undefined)
    await save(linked.quote, { contactedAt: now.toISOString() }, now)
  return show(linked, now)
}

/** @throws AppError 400 if an option is no longer offered */
async function renew({ quote: old, by }: Linked, client: Client): Promise<Linked> {
  const quote = newQuote(old, await loadPricing(), randomUUID(), client.now)
  const writes = newQuoteWrites(quote, { ...client, settings: await loadSettings() })
  await save(old, { renewedAs: quote.id }, client.now, writes)
  return { quote, visit: undefined, isRenewed: true, by }
}

/** Each change is made once, so that nothing needs to count them. */
async function save(old: Quote, changes: Partial<Quote>, now: Date, further: Write[] = []): Promise<void> {
  await transact(async () => [...(await changeQuote(old, changes, now, changedMeanwhile)), ...further])
}

/** Never the whole quote, which names its customer. */
const changedMeanwhile = () => refuse('quote-changed-here', {})

async function show({ quote, visit, isRenewed, by }: Linked, now: Date): Promise<LinkedQuote> {
  const state = quoteState(quote, now, visit)
  const person = personOf(quote.customerInfo)
  const today = state === 'expired' ? todaysPrice(quote, await loadPricing()) : undefined
  return {
    number: quote.id.slice(0, 8),
    state: state === 'booked' || state === 'declined' || state === 'expired' ? state : 'open',
    totalPrice: quote.totalPrice,
    lines: quote.lines,
    minutes: quote.minutes,
    city: by === 'quote' ? quote.city : placeOfVisit({ ...quote.customerInfo, city: quote.city })?.slug,
    validUntil: quote.validUntil,
    isHeld: !isExpired(quote, now),
    serviceDate: state === 'booked' ? visit?.serviceDate : undefined,
    isConfirmed: state === 'booked' ? visit && visit.status !== 'pending' : undefined,
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
