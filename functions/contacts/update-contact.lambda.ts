import { updateContact } from '#functions/contacts/contact-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/contacts.ts'

export const handler = adminEndpoint(contract.updateContact, ({ params, body }) =>
  updateContact(params.id, body),
)
