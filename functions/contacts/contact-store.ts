import { CONTACTS } from '#functions/contacts/contact-model.ts'
import { queueMails } from '#functions/outbox/lead-mails.ts'
import { createRecord, replaceRecord, requireRecord } from '#functions/table/records.ts'
import { searchedIn } from '#functions/table/search.ts'
import { transact, type Write } from '#functions/table/transact.ts'
import { nextVersion, requireVersion } from '#functions/table/versions.ts'
import { Contact, type UpdateContactRequest } from '#schemas/contract/contacts.ts'
import { CONTACT_FIELDS } from '#schemas/fields/contact.ts'

/** Writes need the text that searches look into; deletions and most reads do not load its tables. */
export const SEARCHABLE_CONTACTS = { ...CONTACTS, search: searchedIn(CONTACT_FIELDS) }

/** @throws AppError 404 */
export const readContact = (id: string) => requireRecord(CONTACTS, id)

/** Returns the writes of a visitor's message: record and, unless it is spam, mails. */
export function newContactWrites(contact: Contact, network: string): Write[] {
  return [...createRecord(SEARCHABLE_CONTACTS, contact), ...queueMails('contact', contact, network)]
}

/** Returns the writes of a contact entered by the owner, which sends no mail. */
export function typedContactWrites(contact: Contact): Write[] {
  return createRecord(SEARCHABLE_CONTACTS, contact)
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
  requireVersion(old, seen)
  const next = Contact.parse({ ...old, ...changes, updatedAt: nextVersion(old) })
  await transact(replaceRecord(SEARCHABLE_CONTACTS, old, next))
  return next
}
