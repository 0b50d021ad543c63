import { newBooking, receiptOf } from '#functions/bookings/booking.ts'
import { newBookingWrites } from '#functions/bookings/booking-store.ts'
import { loadBookingContext, openSlot, whereOf } from '#functions/bookings/calendar.ts'
import { creation } from '#functions/http/creation.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** Books an arrival window; 409 with open ones if it is full. */
export const handler = creation(contract.createBooking, {
  load: ({ body, now }) => loadBookingContext(body, whereOf(body), now),
  create({ body, client, loaded: { calendar, quote }, newId, now }) {
    const { settings } = calendar
    const isConfirmed = settings.confirm_automatically === 'yes'
    const booking = newBooking(body, quote, newId(), { now, isConfirmed })
    const slot = openSlot(calendar, body)
    const writes = newBookingWrites(booking, slot, { client, settings, quote, now })
    return { writes, answer: receiptOf(booking) }
  },
})
