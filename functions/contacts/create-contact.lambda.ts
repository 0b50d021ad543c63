import { newContact } from '#functions/contacts/contact.ts'
import { newContactWrites } from '#functions/contacts/contact-store.ts'
import { creation } from '#functions/http/once.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** Stores a visitor's message. */
export const handler = creation(contract.createContact, ({ body, network, newId, now }) => {
  const contact = newContact(body, newId(), now)
  return { writes: newContactWrites(contact, network), answer: { id: contact.id } }
})
