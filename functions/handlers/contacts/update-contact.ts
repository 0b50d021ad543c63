import { updateContact } from '#functions/data/contacts.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** PATCH /api/admin/contacts/{id} */
export const handler = adminHandler(adminRoutes.updateContact, requests.updateContact, {
  async handle({ params, body }) {
    return updateContact(params.id, body)
  },
})
