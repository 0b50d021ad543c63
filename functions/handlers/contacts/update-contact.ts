import { updateContact } from '#functions/data/contacts.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** PATCH /api/admin/contacts/{id} */
export const handler = adminHandler(contract.updateContact, {
  async handle({ params, body }) {
    return updateContact(params.id, body)
  },
})
