import { deleteBooking } from '#functions/data/bookings.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { SUCCESS } from '#functions/http/reply.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** DELETE /api/admin/bookings/{id}: frees its arrival window. */
export const handler = adminHandler(contract.deleteBooking, {
  async handle({ params }) {
    await deleteBooking(params.id)
    return SUCCESS
  },
})
