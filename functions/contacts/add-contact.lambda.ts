import { manualContact } from '#functions/contacts/contact.ts'
import { readContact, typedContactWrites } from '#functions/contacts/contact-store.ts'
import { once } from '#functions/http/once.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** Adds a contact entered by the owner. */
export const handler = adminEndpoint(
  contract.addContact,
  once(
    contract.addContact,
    ({ body, newId, now }) => {
      const contact = manualContact(body, newId(), now)
      return { writes: typedContactWrites(contact), answer: contact }
    },
    readContact,
  ),
)
