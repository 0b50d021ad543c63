import { randomUUID } from 'node:crypto'
import { saveNewContact } from '#functions/data/contacts.ts'
import { newContact } from '#functions/domain/contact-intake.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** POST /api/contacts: a visitor's message. */
export const handler = endpointHandler(contract.createContact, {
  async handle({ body, client, once }) {
    const contact = newContact(body, randomUUID(), new Date())
    const receipt = { id: contact.id }
    await saveNewContact(contact, client, once(receipt))
    return receipt
  },
})
