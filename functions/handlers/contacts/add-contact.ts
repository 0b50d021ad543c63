import { randomUUID } from 'node:crypto'
import { addContact } from '#functions/data/contacts.ts'
import { manualContact } from '#functions/domain/contact-intake.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** POST /api/admin/contacts: the owner adds a contact by hand. */
export const handler = adminHandler(adminRoutes.addContact, requests.addContact, {
  async handle({ body, once }) {
    const contact = manualContact(body, randomUUID(), new Date())
    await addContact(contact, once(contact))
    return contact
  },
})
