import { deleteContentItem } from '#functions/data/content.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** DELETE /api/admin/content/{id} */
export const handler = adminHandler(adminRoutes.deleteContentItem, requests.deleteContentItem, {
  async handle({ params }) {
    await deleteContentItem(params.id)
    return { success: true }
  },
})
