import { updateContact } from '#functions/data/contacts.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** PATCH /api/admin/contacts/{id} */
export const handler = endpointHandler(adminRoutes.updateContact, {
  async handle({ params, body }) {
    return updateContact(params.id, body)
  },
})
