import { randomUUID } from 'node:crypto'
import { saveNewContact } from '#functions/data/contacts.ts'
import { newContact } from '#functions/domain/contact-intake.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import * as requests from '#schemas/api/requests.ts'

/** POST /api/contacts: a visitor's message. */
export const handler = endpointHandler(publicRoutes.createContact, requests.createContact, {
  async handle({ body, client, once }) {
    const contact = newContact(body, randomUUID(), new Date())
    const receipt = { id: contact.id }
    await saveNewContact(contact, client, once(receipt))
    return receipt
  },
})
