import { deleteContact } from '#functions/data/contacts.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** DELETE /api/admin/contacts/{id} */
export const handler = endpointHandler(adminRoutes.deleteContact, {
  async handle({ params }) {
    await deleteContact(params.id)
    return { success: true }
  },
})
