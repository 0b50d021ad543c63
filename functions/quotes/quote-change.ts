import { conflict } from '#functions/errors.ts'
import { mailAbout, queueMail } from '#functions/outbox/mail-writes.ts'
import {
  CLOSED,
  heldLonger,
  isExpired,
  quoteRow,
  quoteState,
  repriced,
  requireNewest,
} from '#functions/quotes/quote.ts'
import { QUOTES } from '#functions/quotes/quote-model.ts'
import { SEARCHABLE_QUOTES } from '#functions/quotes/quote-store.ts'
import { visitsOf } from '#functions/quotes/quote-visits.ts'
import { replaceRecord, requireRecord } from '#functions/table/records.ts'
import { edited, isStale, type Writes } from '#functions/table/transact.ts'
import { type BookedVisit, Quote, type QuoteRow, type UpdateQuoteRequest } from '#schemas/contract/quotes.ts'
import { isAnotherMailbox } from '#schemas/facts/typed-text.ts'

export async function readQuoteRow(id: string): Promise<QuoteRow> {
  const quote = await requireRecord(QUOTES, id)
  return quoteRow(quote, new Date(), (await visitsOf([quote])).get(id))
}

/**
 * Returns the writes of a change by the owner, and the quote after it.
 * @param by who makes it
 * @throws AppError 404 for an unknown id, 409 with `current` if `updatedAt` is stale, 409 for a quote that was replaced,
 *   for the price of a booked one and to send one whose price has ended, 400 for one above the original price
 */
export async function quoteChange(
  id: string,
  request: UpdateQuoteRequest,
  by: string,
  now: Date,
): Promise<{ writes: Writes; answer: QuoteRow }> {
  const old = await requireRecord(QUOTES, id)
  requireNewest(old)
  const visit = (await visitsOf([old])).get(id)
  if (old.isSpam && request.action === 'send') throw conflict('This quote looks like spam.')
  if (request.action === 'send' && isExpired(old, now))
    throw conflict('The price of this quote has ended. Hold it first.')
  if (request.action === 'price' && quoteState(old, now, visit) === 'booked')
    throw conflict('This quote is booked: change the price of its visit.')
  const corrected = readdressed(old, changed(old, request, by, now), visit, now)
  const isSent = corrected.sendings > old.sendings
  const linked = { ...corrected, ...(isSent && { linksEndedAt: undefined }) }
  const next = edited(old, request.updatedAt, Quote.parse(linked), { now })
  const mail = queueMail({ kind: 'quote', ...mailAbout('quote', id, now), number: next.sendings })
  const mails = isSent ? [mail] : []
  const writes = async () => [...(await replaceRecord(SEARCHABLE_QUOTES, old, next)), ...mails]
  return { writes, answer: quoteRow(next, now, visit) }
}

/** This change of price stands already. */
const isPriced = (
  old: Quote,
  { updatedAt, totalPrice, reason }: Extract<UpdateQuoteRequest, { action: 'price' }>,
) => isStale(old, updatedAt) && old.totalPrice === totalPrice && (old.adjusted?.reason ?? reason) === reason

function changed(old: Quote, request: UpdateQuoteRequest, by: string, now: Date): Quote {
  switch (request.action) {
    case undefined:
    case 'correct': {
      const { action: _, updatedAt: _seen, ...facts } = request
      const { language, ...info } = { language: old.language, ...old.customerInfo, ...facts }
      return { ...old, language, customerInfo: info as Quote['customerInfo'] }
    }
    case 'send':
      return { ...old, sendings: old.sendings + 1 }
    case 'hold':
      return heldLonger(old, now)
    case 'price':
      return isPriced(old, request) ? old : repriced(old, request, by, now)
    case 'contacted':
      return { ...old, contactedAt: request.isContacted ? (old.contactedAt ?? now.toISOString()) : undefined }
    case 'decline':
      if (old.declined?.reason === request.reason) return old
      return { ...old, declined: { at: now.toISOString(), reason: request.reason } }
    case 'revoke':
      return { ...old, linkGeneration: old.linkGeneration + 1, linksEndedAt: now.toISOString() }
  }
}

/** Ends the links that a wrong mailbox got, and sends the quote to the right one while it is open. It counts as not seen. */
function readdressed(old: Quote, next: Quote, visit: BookedVisit | undefined, now: Date): Quote {
  if (!isAnotherMailbox(old.customerInfo.email, next.customerInfo.email)) return next
  const renewed = { ...next, linkGeneration: next.linkGeneration + 1, seenAt: undefined, toldPrice: null }
  const isClosed = next.isSpam || CLOSED.includes(quoteState(next, now, visit))
  return isClosed ? renewed : { ...renewed, sendings: next.sendings + 1 }
}
