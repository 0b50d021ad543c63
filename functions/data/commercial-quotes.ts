import { contactStatuses, newContactWrites } from '#functions/data/contacts.ts'
import { type ListQuery, listRecords, type Page } from '#functions/data/list-records.ts'
import { withNotifications } from '#functions/data/outbox.ts'
import { createRecord, type RecordKind, removeRecord, requireRecord } from '#functions/data/records.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import { CommercialQuote, type CommercialQuoteRow } from '#schemas/commercial-quote.ts'
import type { Contact } from '#schemas/contact.ts'

export const COMMERCIAL_QUOTES: RecordKind<CommercialQuote> = {
  entity: 'COMMERCIAL_QUOTE',
  noun: 'quote',
  schema: CommercialQuote,
  searchable: ({ businessName, contactName, email, phone, address }) => [
    businessName,
    contactName,
    email,
    phone,
    address,
  ],
  // What the spam trap caught stands in the list, but is no money.
  counts: ({ totalPrice, isSpam }) => ({ total: 1, value: isSpam ? 0 : totalPrice }),
}

/** Stores a commercial request, all or nothing. The contact's mail tells of both, because its message holds the estimate. */
export async function saveCommercialRequest(
  contact: Contact,
  quote: CommercialQuote | undefined,
  once: Write[],
): Promise<void> {
  await transact([
    ...once,
    ...newContactWrites(contact),
    ...(quote ? createRecord(COMMERCIAL_QUOTES, quote) : []),
  ])
}

/** A page of commercial quotes, each with the status of its contact and the state of that one's owner mail. */
export async function listCommercialQuotes(query: ListQuery): Promise<Page<CommercialQuoteRow>> {
  const page = await listRecords(COMMERCIAL_QUOTES, query)
  const contacts = page.rows.map(({ contactId }) => ({ id: contactId }))
  const [states, statuses] = await Promise.all([
    withNotifications(contacts),
    contactStatuses(contacts.map(({ id }) => id)),
  ])
  return {
    ...page,
    rows: page.rows.map((row, index) => ({
      ...row,
      notification: states[index]?.notification,
      contactStatus: statuses.get(row.contactId),
    })),
  }
}

/** @throws AppError 404 for an unknown id */
export async function deleteCommercialQuote(id: string): Promise<void> {
  const quote = await requireRecord(COMMERCIAL_QUOTES, id)
  await transact(removeRecord(COMMERCIAL_QUOTES, quote))
}
