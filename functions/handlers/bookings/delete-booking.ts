import { deleteBooking } from '#functions/data/bookings.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** DELETE /api/admin/bookings/{id}: frees its arrival window. */
export const handler = adminHandler(adminRoutes.deleteBooking, requests.deleteBooking, {
  async handle({ params }) {
    await deleteBooking(params.id)
    return { success: true }
  },
})
