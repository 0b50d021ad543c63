import { markNotSpam } from '#functions/domain/not-spam.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** POST /api/admin/spam/{list}/{id}/keep */
export const handler = adminHandler(adminRoutes.markNotSpam, requests.markNotSpam, {
  async handle({ params: { list, id } }) {
    await markNotSpam(list, id, new Date())
    return { success: true }
  },
})
