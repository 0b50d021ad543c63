import { changeBooking } from '#functions/domain/booking-change.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** PATCH /api/admin/bookings/{id}: status, notes, visit, price and who it is for. */
export const handler = adminHandler(adminRoutes.updateBooking, requests.updateBooking, {
  async handle({ params, body }) {
    return changeBooking(params.id, body, new Date())
  },
})
