import { randomUUID } from 'node:crypto'
import { saveNewBooking } from '#functions/data/bookings.ts'
import { newBooking } from '#functions/domain/booking-intake.ts'
import { loadBookingContext, requireOpen, slotTaken, whereOf } from '#functions/domain/booking-rules.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** POST /api/bookings: books an arrival window, 409 with open ones when it is full. */
export const handler = endpointHandler(contract.createBooking, {
  load: ({ body }) => loadBookingContext(body, whereOf(body), new Date()),
  async handle({ body, client, loaded: { calendar, quote }, once }) {
    requireOpen(calendar, body)
    const booking = newBooking(body, quote, randomUUID(), calendar.now)
    const { id, serviceDate, serviceTime, totalPrice } = booking
    const receipt = { id, serviceDate, serviceTime, totalPrice }
    const slot = { capacity: calendar.capacity, full: () => slotTaken(calendar, body) }
    await saveNewBooking(booking, slot, client, once(receipt))
    return receipt
  },
})
