import { CONTACTS, ContactRecord, SHOWN_CONTACTS, toContact } from '#functions/contacts/contact-model.ts'
import { queueMails } from '#functions/outbox/mail-writes.ts'
import { createRecord, replaceRecord, requireRecord } from '#functions/table/records.ts'
import { searchedIn } from '#functions/table/search.ts'
import { changedMeanwhile, edited, transact, type Write } from '#functions/table/transact.ts'
import type { Contact, UpdateContactRequest } from '#schemas/contract/contacts.ts'
import { COMMERCIAL_QUOTE_FIELDS } from '#schemas/fields/commercial-quote.ts'
import { CONTACT_FIELDS } from '#schemas/fields/contact.ts'

const contactText = searchedIn(CONTACT_FIELDS)
const estimateText = searchedIn(COMMERCIAL_QUOTE_FIELDS)

/** Writes need the text that searches look into; deletions and most reads do not load its tables. */
export const SEARCHABLE_CONTACTS = {
  ...CONTACTS,
  search: (row: ContactRecord) => contactText(row) + estimateText({ ...row.estimate, id: row.id }),
}

/** @throws AppError 404 */
export const readContact = (id: string) => requireRecord(SHOWN_CONTACTS, id)

/** Returns the writes of a visitor's message: record and, unless it is spam, mails. */
export function newContactWrites(contact: ContactRecord, network: string): Write[] {
  return [...createRecord(SEARCHABLE_CONTACTS, contact), ...queueMails('contact', contact, { network })]
}

/**
 * Changes the given fields; removes blank optional ones.
 * @throws AppError 404 for an unknown id, 409 with `current` if `updatedAt` is stale
 */
export async function updateContact(
  id: string,
  { updatedAt: seen, ...changes }: UpdateContactRequest,
): Promise<Contact> {
  const old = await requireRecord(CONTACTS, id)
  const next = edited(old, seen, ContactRecord.parse({ ...old, ...changes }), { shown: toContact(old) })
  await transact(() => replaceRecord(SEARCHABLE_CONTACTS, old, next, changedMeanwhile(SHOWN_CONTACTS)))
  return toContact(next)
}
