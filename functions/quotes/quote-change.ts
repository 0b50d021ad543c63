import { conflict } from '#functions/errors.ts'
import { queueMail } from '#functions/outbox/mail-writes.ts'
import {
  CLOSED,
  heldLonger,
  quoteRow,
  quoteState,
  repriced,
  requireNewest,
  sentAgain,
} from '#functions/quotes/quote.ts'
import { QUOTES } from '#functions/quotes/quote-model.ts'
import { SEARCHABLE_QUOTES } from '#functions/quotes/quote-store.ts'
import { visitsOf } from '#functions/quotes/quote-visits.ts'
import { replaceRecord, requireRecord } from '#functions/table/records.ts'
import { nextVersion, requireVersion, transact, type Write } from '#functions/table/transact.ts'
import { type BookedVisit, Quote, type QuoteRow, type UpdateQuoteRequest } from '#schemas/contract/quotes.ts'
import { isAnotherMailbox } from '#schemas/facts/typed-text.ts'

/**
 * Applies a change by the owner.
 * @param by who makes it
 * @throws AppError 404 for an unknown id, 409 with `current` if `updatedAt` is stale, 409 for a quote that was replaced
 *   and for the price of a booked one, 400 for one above the original price
 */
export async function updateQuote(
  id: string,
  request: UpdateQuoteRequest,
  by: string,
  now: Date,
): Promise<QuoteRow> {
  const old = await requireRecord(QUOTES, id)
  requireVersion(old, request.updatedAt)
  requireNewest(old)
  const visit = (await visitsOf([old])).get(id)
  if (old.isSpam && request.action === 'send') throw conflict('This quote looks like spam.')
  if (request.action === 'price' && quoteState(old, now, visit) === 'booked')
    throw conflict('This quote is booked: change the price of its visit.')
  const updatedAt = nextVersion(old, now)
  const corrected = readdressed(old, changed(old, request, by, now), visit, now)
  const next = Quote.parse({ ...corrected, updatedAt })
  const mails = next.sendings > old.sendings ? [sending(next, now)] : []
  await transact(async () => [...(await replaceRecord(SEARCHABLE_QUOTES, old, next)), ...mails])
  return quoteRow(next, now, visit)
}

function changed(old: Quote, request: UpdateQuoteRequest, by: string, now: Date): Quote {
  switch (request.action) {
    case undefined:
    case 'correct': {
      const { action: _, updatedAt: _seen, ...facts } = request
      const { language, ...info } = { language: old.language, ...old.customerInfo, ...facts }
      return { ...old, language, customerInfo: info as Quote['customerInfo'] }
    }
    case 'send':
      return sentAgain(old)
    case 'hold':
      return heldLonger(old, now)
    case 'price':
      return repriced(old, request, by, now)
    case 'contacted':
      return { ...old, contactedAt: request.isContacted ? now.toISOString() : undefined }
    case 'decline':
      return { ...old, declined: { at: now.toISOString(), reason: request.reason } }
    case 'revoke':
      return { ...old, linkGeneration: old.linkGeneration + 1 }
  }
}

/** Ends the links that a wrong mailbox got, and sends the quote to the right one while it is open. */
function readdressed(old: Quote, next: Quote, visit: BookedVisit | undefined, now: Date): Quote {
  if (!isAnotherMailbox(old.customerInfo.email, next.customerInfo.email)) return next
  const renewed = { ...next, linkGeneration: next.linkGeneration + 1 }
  if (next.isSpam || CLOSED.includes(quoteState(next, now, visit))) return renewed
  const { totalPrice } = next
  // This mailbox was told no price before.
  return { ...renewed, sendings: next.sendings + 1, sentPrices: [totalPrice, totalPrice] }
}

const sending = ({ id, sendings }: Quote, now: Date): Write =>
  queueMail({
    kind: 'quote',
    recordType: 'quote',
    recordId: id,
    number: sendings,
    now: now.toISOString(),
  })
