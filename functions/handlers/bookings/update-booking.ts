import { changeBooking } from '#functions/domain/booking-change.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** PATCH /api/admin/bookings/{id}: status, notes, visit, price and who it is for. */
export const handler = adminHandler(contract.updateBooking, {
  async handle({ params, body }) {
    return changeBooking(params.id, body, new Date())
  },
})
