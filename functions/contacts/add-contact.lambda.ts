import { manualContact } from '#functions/contacts/contact.ts'
import { readContact, typedContactWrites } from '#functions/contacts/contact-store.ts'
import { adminOnce } from '#functions/session/admin-once.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** Adds a contact entered by the owner. */
export const handler = adminOnce(
  contract.addContact,
  ({ body, newId, now }) => {
    const contact = manualContact(body, newId(), now)
    return { writes: typedContactWrites(contact), answer: contact }
  },
  readContact,
)
