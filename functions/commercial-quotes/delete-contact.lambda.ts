import {
  deleteCommercialRequest,
  requestOfContact,
} from '#functions/commercial-quotes/commercial-quote-store.ts'
import { deleteContact } from '#functions/contacts/contact-deletion.ts'
import { SUCCESS } from '#functions/http/response.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** With `both=true`, also deletes the quote of a commercial request; lives here because contacts/ knows no quotes. */
export const handler = adminEndpoint(contract.deleteContact, async ({ params: { id }, query: { both } }) => {
  if (both) await deleteCommercialRequest(await requestOfContact(id))
  else await deleteContact(id)
  return SUCCESS
})
