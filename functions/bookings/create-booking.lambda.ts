import { openSlot } from '#functions/availability/offered-days.ts'
import { newBooking, receiptOf } from '#functions/bookings/booking.ts'
import { loadBookingContext } from '#functions/bookings/booking-context.ts'
import { placed } from '#functions/bookings/booking-store.ts'
import { newBookingWrites } from '#functions/bookings/new-booking.ts'
import { creation } from '#functions/http/once.ts'
import * as contract from '#schemas/contract/bookings.ts'
import { hoursOfVisit } from '#schemas/facts/jobs.ts'

/** Books an arrival window; 409 with open ones if it is full. */
export const handler = creation(contract.createBooking, async ({ body, network, newId, now }) => {
  const { offer, quote, visit, receipt } = await loadBookingContext(body, { network, now })
  const { settings } = offer
  // By its receipt: the page promises a confirmation.
  const isConfirmed = receipt !== undefined && settings.confirm_automatically === 'yes'
  const hours = hoursOfVisit(visit.serviceType, quote?.minutes) ?? Number(settings.visit_hours)
  const slot = openSlot(offer, { ...visit, hours })
  const booking = placed(newBooking(visit, quote, newId(), { hours, now, isConfirmed }), slot)
  const writes = newBookingWrites(booking, slot, { network, settings, quote, receipt, now })
  return { writes, answer: receiptOf(booking, receipt !== undefined) }
})
