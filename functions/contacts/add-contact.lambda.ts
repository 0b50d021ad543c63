import { manualContact } from '#functions/contacts/contact.ts'
import { readContact, SEARCHABLE_CONTACTS } from '#functions/contacts/contact-store.ts'
import { adminOnce } from '#functions/session/admin-once.ts'
import { createRecord } from '#functions/table/records.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** Adds a contact entered by the owner, and sends no mail. */
export const handler = adminOnce(
  contract.addContact,
  ({ body, newId, now }) => {
    const contact = manualContact(body, newId(), now)
    return { writes: createRecord(SEARCHABLE_CONTACTS, contact), answer: contact }
  },
  readContact,
)
