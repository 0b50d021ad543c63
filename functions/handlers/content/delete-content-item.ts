import { deleteContentItem } from '#functions/data/content.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** DELETE /api/admin/content/{id} */
export const handler = endpointHandler(adminRoutes.deleteContentItem, {
  async handle({ params }) {
    await deleteContentItem(params.id)
    return { success: true }
  },
})
