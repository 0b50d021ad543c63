import { changePassword } from '#functions/domain/change-password.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** PATCH /api/admin/password: also ends every other session of this admin. */
export const handler = endpointHandler(adminRoutes.changePassword, {
  async handle({ admin, body }) {
    await changePassword(admin, body)
    return { success: true }
  },
})
