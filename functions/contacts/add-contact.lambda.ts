import { manualContact } from '#functions/contacts/contact.ts'
import { readContact, typedContactWrites } from '#functions/contacts/contact-store.ts'
import { adminCreation } from '#functions/session/admin-creation.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** Adds a contact entered by the owner. */
export const handler = adminCreation(contract.addContact, {
  create({ body, newId, now }) {
    const contact = manualContact(body, newId(), now)
    return { writes: typedContactWrites(contact), answer: contact }
  },
  read: readContact,
})
