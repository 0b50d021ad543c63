import { deleteContact } from '#functions/contacts/contact-model.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/contacts.ts'

export const handler = adminEndpoint(contract.deleteContact, ({ params: { id } }) => deleteContact(id))
