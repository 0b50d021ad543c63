import { randomUUID } from 'node:crypto'
import { addContact } from '#functions/data/contacts.ts'
import { manualContact } from '#functions/domain/contact-intake.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** POST /api/admin/contacts: the owner adds a contact by hand. */
export const handler = adminHandler(contract.addContact, {
  async handle({ body, once }) {
    const contact = manualContact(body, randomUUID(), new Date())
    await addContact(contact, once(contact))
    return contact
  },
})
