import { changePassword } from '#functions/domain/change-password.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** PATCH /api/admin/password: also ends every other session of this admin. */
export const handler = adminHandler(adminRoutes.changePassword, requests.changePassword, {
  async handle({ admin, body }) {
    await changePassword(admin, body)
    return { success: true }
  },
})
