import { dropMails, queueMails, withNotifications } from '#functions/outbox/outbox.ts'
import { batchGet } from '#functions/table/batch-get.ts'
import { recordKey } from '#functions/table/keys.ts'
import { listRecords } from '#functions/table/list-records.ts'
import type { Page } from '#functions/table/pages.ts'
import {
  createRecord,
  type RecordModel,
  removeRecord,
  replaceRecord,
  requireRecord,
} from '#functions/table/records.ts'
import { phoneWords } from '#functions/table/search.ts'
import { transact, type Write } from '#functions/table/transact.ts'
import { nextVersion, requireVersion } from '#functions/table/versions.ts'
import { Contact, type ContactRow, type UpdateContactRequest } from '#schemas/contract/contacts.ts'
import type { RecordsQuery } from '#schemas/contract/fields.ts'

export const CONTACTS: RecordModel<Contact> = {
  entity: 'CONTACT',
  noun: 'contact',
  schema: Contact,
  searchable: ({ name, email, phone, address, message, adminResponse }) => [
    name,
    email,
    phoneWords(phone),
    address,
    message,
    adminResponse,
  ],
  counts: ({ status }) => ({ total: 1, [status]: 1 }),
  person: (contact) => contact,
  status: ({ status }) => status,
}

/** @throws AppError 404 */
export const readContact = (id: string) => requireRecord(CONTACTS, id)

/** Returns the writes of a visitor's message: record and, unless it is spam, mails. */
export function newContactWrites(contact: Contact, network: string): Write[] {
  return [...createRecord(CONTACTS, contact), ...queueMails('contact', contact, network)]
}

/** Returns the writes of a contact entered by the owner, which sends no mail. */
export function typedContactWrites(contact: Contact): Write[] {
  return createRecord(CONTACTS, contact)
}

export async function listContacts(query: RecordsQuery): Promise<Page<ContactRow>> {
  const page = await listRecords(CONTACTS, query)
  return { ...page, rows: await withNotifications(page.rows) }
}

const ContactState = Contact.pick({ id: true, status: true })

/** Contact statuses by id, for at most 100 contacts. Skips deleted ones. */
export async function contactStatuses(ids: readonly string[]): Promise<Map<string, Contact['status']>> {
  const items = await batchGet(
    ids.map((id) => recordKey('CONTACT', id)),
    { attributes: Object.keys(ContactState.shape) },
  )
  return new Map(items.map((item) => ContactState.parse(item)).map(({ id, status }) => [id, status]))
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
  await transact(replaceRecord(CONTACTS, old, next))
  return next
}

/** @throws AppError 404 for an unknown id, 409 if it is edited concurrently */
export async function deleteContact(id: string): Promise<void> {
  const contact = await requireRecord(CONTACTS, id)
  await transact([...removeRecord(CONTACTS, contact), ...dropMails(id)])
}
