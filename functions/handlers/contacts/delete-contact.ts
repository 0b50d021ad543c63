import { deleteContact } from '#functions/data/contacts.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** DELETE /api/admin/contacts/{id} */
export const handler = adminHandler(adminRoutes.deleteContact, requests.deleteContact, {
  async handle({ params }) {
    await deleteContact(params.id)
    return { success: true }
  },
})
