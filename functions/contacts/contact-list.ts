import { CONTACTS } from '#functions/contacts/contact-model.ts'
import { withNotifications } from '#functions/outbox/mail-states.ts'
import { listWithCustomers } from '#functions/people/person-list.ts'
import { batchGet } from '#functions/table/batch-get.ts'
import { recordKey } from '#functions/table/keys.ts'
import type { Page } from '#functions/table/pages.ts'
import { Contact, type ContactRow } from '#schemas/contract/contacts.ts'
import type { RecordsQuery } from '#schemas/contract/fields.ts'

export async function listContacts(query: RecordsQuery): Promise<Page<ContactRow>> {
  const page = await listWithCustomers(CONTACTS, query)
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
