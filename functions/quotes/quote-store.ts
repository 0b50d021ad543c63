import { type AppError, conflict } from '#functions/errors.ts'
import { idOfLink, isSigned, type LinkScope, signLink } from '#functions/links/signed-link.ts'
import { isAnotherMailbox } from '#functions/mailbox.ts'
import { notificationId } from '#functions/outbox/new-mail.ts'
import { dropMails, mailStates, queueMails } from '#functions/outbox/outbox.ts'
import { pacificNow } from '#functions/pacific-time.ts'
import { loadPricing } from '#functions/pricing/pricing-store.ts'
import { followUpCount, planFollowUps } from '#functions/quotes/follow-ups.ts'
import {
  CLOSED,
  isExpired,
  quoteRow,
  quoteState,
  stageOf,
  todaysPrice,
  validUntilOf,
} from '#functions/quotes/quote.ts'
import { batchGet } from '#functions/table/batch-get.ts'
import { recordKey } from '#functions/table/keys.ts'
import { listRecords } from '#functions/table/list-records.ts'
import type { Page } from '#functions/table/pages.ts'
import {
  createRecord,
  getRecord,
  keepRecord,
  type RecordModel,
  removeRecord,
  replaceRecord,
  requireRecord,
} from '#functions/table/records.ts'
import { phoneWords, priceWords } from '#functions/table/search.ts'
import { transact, type Write } from '#functions/table/transact.ts'
import { nextVersion, versioned } from '#functions/table/versions.ts'
import type { RecordsQuery } from '#schemas/contract/fields.ts'
import { FOLLOW_UPS } from '#schemas/contract/notifications.ts'
import { BookedVisit, Quote, type QuoteRow } from '#schemas/contract/quotes.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

export const QUOTES: RecordModel<Quote> = {
  entity: 'QUOTE',
  noun: 'quote',
  schema: Quote,
  searchable: ({ customerInfo: { name, email, phone, address, message }, totalPrice }) => [
    name,
    email,
    phoneWords(phone),
    address,
    message,
    priceWords(totalPrice),
  ],
  counts: (quote) => ({ total: 1, value: quote.totalPrice, [stageOf(quote)]: 1 }),
  person: ({ customerInfo }) => customerInfo,
  status: stageOf,
}

/** Returns the writes of a new quote: record and, unless it is spam, mails with the follow-ups that are switched on. */
export function newQuoteWrites(
  quote: Quote,
  { client, settings, now }: { client: string; settings: Record<SettingKey, string>; now: Date },
): Write[] {
  const planned = { ...quote, followUps: followUpCount(quote, settings) }
  return [
    ...createRecord(QUOTES, planned),
    ...queueMails('quote', quote, client),
    ...planFollowUps(planned, settings, now),
  ]
}

/** Returns the writes of a change, which makes a new version. @param refused as for `replaceRecord` */
export function changeQuote(
  old: Quote,
  changes: Partial<Quote>,
  now: Date,
  refused?: Parameters<typeof replaceRecord>[3],
): Write[] {
  const next = { ...old, ...changes, updatedAt: nextVersion(versioned(old), now) }
  return replaceRecord(QUOTES, old, next, refused)
}

/** Clears the spam flag. @throws AppError 404 for an unknown id */
export async function keepQuote(id: string): Promise<void> {
  const writes = keepRecord(QUOTES, await requireRecord(QUOTES, id))
  if (writes.length > 0) await transact(writes)
}

export function getQuote(id: string): Promise<Quote | undefined> {
  return getRecord(QUOTES, id)
}

/** Days after its price was last held for which a quote's link works. */
const LINK_DAYS = 335

/** Days after the quote for which its owner's link works. */
const OWNER_LINK_DAYS = 7

export type QuoteScope = Extract<LinkScope, 'quote' | 'ownQuote' | 'contacted'>

/** True for the link in the mail of a quote's customer. */
export const isOwnLink = (token: string) => idOfLink('ownQuote', token) !== undefined

/** The quote of a link; undefined for a link that does not work. */
export async function quoteOfLink(
  token: string,
  now: Date,
  scope: QuoteScope = isOwnLink(token) ? 'ownQuote' : 'quote',
): Promise<Quote | undefined> {
  const id = idOfLink(scope, token)
  const quote = id === undefined ? undefined : await getQuote(id)
  const works =
    quote &&
    !quote.isSpam &&
    isSigned(token, scope, quote.id, quote.linkGeneration) &&
    pacificNow(now).date <= lastDayOf(scope, quote)
  return works ? quote : undefined
}

const lastDayOf = (scope: QuoteScope, quote: Quote) =>
  scope === 'contacted'
    ? addDays(pacificNow(new Date(quote.createdAt)).date, OWNER_LINK_DAYS)
    : addDays(validUntilOf(quote), LINK_DAYS)

/**
 * Token of the link to the quote of a cancelled visit, while its price is held. Only the quote's own customer gets the link that does not ask.
 */
export function linkOfOpenQuote(
  quote: Quote,
  visit: BookedVisit & { email?: string | undefined },
  now: Date,
): string | undefined {
  const isOpen = quote.bookingId === visit.id && !CLOSED.includes(quoteState(quote, now, visit))
  if (!isOpen) return undefined
  const scope = isAnotherMailbox(quote.customerInfo.email, visit.email) ? 'quote' : 'ownQuote'
  return signLink(scope, quote.id, quote.linkGeneration)
}

/** The visits of quotes, by their ids. */
export async function visitsOf(quotes: readonly Quote[]): Promise<Map<string, BookedVisit>> {
  const ids = new Set(quotes.flatMap(({ bookingId }) => bookingId ?? []))
  const rows = await batchGet(
    [...ids].map((id) => recordKey('BOOKING', id)),
    { attributes: Object.keys(BookedVisit.shape) },
  )
  return new Map(rows.map((row) => BookedVisit.parse(row)).map((visit) => [visit.id, visit]))
}

/** A date in words. Created on demand: loading Intl at a cold start costs more than the rest. */
const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))

/**
 * Refuses a visitor's booking at the price of a quote that has expired or is booked.
 * @throws AppError 409 with the `reason`, and with today's price or the date of the visit
 */
export async function requireBookable(quote: Quote, now: Date): Promise<void> {
  const visit = (await visitsOf([quote])).get(quote.bookingId ?? '')
  if (visit && holdsSlot(visit)) throw bookedAlready(visit.serviceDate)
  if (!isExpired(quote, now)) return
  const today = todaysPrice(quote, await loadPricing())
  const price = today && `Today it is $${today.totalPrice}. `
  const message = `This price was held until ${inWords(validUntilOf(quote))}. ${price ?? ''}Please ask for a new quote, or call us.`
  throw conflict(message, {
    reason: 'expired',
    today,
  })
}

function bookedAlready(serviceDate?: string): AppError {
  const when = serviceDate === undefined ? '' : ` for ${inWords(serviceDate)}`
  return conflict(`This quote is booked already${when}.`, { reason: 'booked', bookedFor: serviceDate })
}

/**
 * Returns the writes that note the visit booked at a quote's price.
 * @throws (in the transaction) AppError 409 without the quote, whose customer may be another one
 */
export function bookQuote(quote: Quote, bookingId: string, now: Date): Write[] {
  return changeQuote(quote, { bookingId }, now, (current) =>
    current?.['bookingId'] === quote.bookingId
      ? conflict('This quote has just changed. Please try again.')
      : bookedAlready(),
  )
}

/** Returns the writes that reopen the quote of a deleted booking; none if it has another one. */
export async function unbookQuote(
  { id, quoteId }: { id: string; quoteId?: string | undefined },
  now: Date,
): Promise<Write[]> {
  const quote = quoteId === undefined ? undefined : await getQuote(quoteId)
  return quote?.bookingId === id ? changeQuote(quote, { bookingId: undefined }, now) : []
}

/** Returns a page of quotes, each with its state, its visit and its mails. */
export async function listQuotes(query: RecordsQuery, now: Date): Promise<Page<QuoteRow>> {
  const page = await listRecords(QUOTES, query)
  const [states, visits] = await Promise.all([
    mailStates(page.rows.flatMap((quote) => Object.values(mailIdsOf(quote)).flat())),
    visitsOf(page.rows),
  ])
  return {
    ...page,
    rows: page.rows.map((quote) => {
      const { notification, sentAgain, followUps } = mailIdsOf(quote)
      const found = (ids: string[]) => ids.flatMap((id) => states.get(id) ?? [])
      return {
        ...quoteRow(quote, now, visits.get(quote.bookingId ?? '')),
        notification: found(notification)[0],
        sentAgain: found(sentAgain)[0],
        followUpMails: found(followUps),
      }
    }),
  }
}

/** Ids of the mails to its customer after the receipt. */
export function quoteMailIds(quote: Quote): string[] {
  const { sentAgain, followUps } = mailIdsOf(quote)
  return [...sentAgain, ...followUps]
}

const mailIdsOf = ({ id, sendings, followUps }: Quote) => ({
  notification: [notificationId('owner', id)],
  sentAgain: sendings > 0 ? [notificationId('quote', id, sendings)] : [],
  followUps: FOLLOW_UPS.slice(0, followUps).map((kind) => notificationId(kind, id)),
})

/** @throws AppError 404 for an unknown id */
export async function deleteQuote(id: string): Promise<void> {
  const quote = await requireRecord(QUOTES, id)
  await transact([...removeRecord(QUOTES, quote), ...dropMails(id, quote.sendings)])
}
