import { dropMails, queueMails, withNotifications } from '#functions/outbox/outbox.ts'
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
import { nextVersion, requireVersion, versioned } from '#functions/table/versions.ts'
import type { RecordsQuery } from '#schemas/contract/fields.ts'
import { Quote, type QuoteRow, type UpdateQuoteRequest } from '#schemas/contract/quotes.ts'

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
  counts: ({ totalPrice }) => ({ total: 1, value: totalPrice }),
  person: ({ customerInfo }) => customerInfo,
}

/** Returns the writes of a new quote: record and, unless it is spam, mails. */
export function newQuoteWrites(quote: Quote, network: string): Write[] {
  return [...createRecord(QUOTES, quote), ...queueMails('quote', quote, network)]
}

/** Clears the spam flag. @throws AppError 404 for an unknown id */
export async function keepQuote(id: string): Promise<void> {
  const writes = keepRecord(QUOTES, await requireRecord(QUOTES, id))
  if (writes.length > 0) await transact(writes)
}

export function getQuote(id: string): Promise<Quote | undefined> {
  return getRecord(QUOTES, id)
}

export async function listQuotes(query: RecordsQuery): Promise<Page<QuoteRow>> {
  const page = await listRecords(QUOTES, query)
  return { ...page, rows: await withNotifications(page.rows) }
}

/**
 * Corrects customer facts; removes blank optional ones.
 * @throws AppError 404 for an unknown id, 409 with `current` if `updatedAt` is stale
 */
export async function updateQuote(
  id: string,
  { updatedAt: seen, ...changes }: UpdateQuoteRequest,
): Promise<Quote> {
  const old = await requireRecord(QUOTES, id)
  requireVersion(versioned(old), seen)
  const customerInfo = { ...old.customerInfo, ...changes }
  const next = Quote.parse({ ...old, customerInfo, updatedAt: nextVersion(versioned(old)) })
  await transact(replaceRecord(QUOTES, old, next))
  return next
}

/** @throws AppError 404 for an unknown id */
export async function deleteQuote(id: string): Promise<void> {
  const quote = await requireRecord(QUOTES, id)
  await transact([...removeRecord(QUOTES, quote), ...dropMails(id)])
}
