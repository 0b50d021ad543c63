import { deleteCommercialRequest, requestOfContact } from '#functions/data/commercial-quotes.ts'
import { deleteContact } from '#functions/data/contacts.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { SUCCESS } from '#functions/http/reply.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** DELETE /api/admin/contacts/{id}; with `both=true` the quote of a commercial request goes with it. */
export const handler = adminHandler(contract.deleteContact, {
  async handle({ params: { id }, query: { both } }) {
    if (both) await deleteCommercialRequest(await requestOfContact(id))
    else await deleteContact(id)
    return SUCCESS
  },
})
