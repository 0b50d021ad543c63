import type { ReactNode } from 'react'
import { agreedPrice } from '#frontend/admin/bookings/booking-fields.ts'
import { countOf, formatDay, formatVisit } from '#frontend/admin/lib/format.ts'
import { leftWords, paymentsWords } from '#frontend/admin/lib/paid-words.ts'
import { AddressNotes } from '#frontend/admin/parts/address-notes.tsx'
import { RecordFacts } from '#frontend/admin/parts/facts.tsx'
import { ContactLinks } from '#frontend/admin/parts/record-card.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import type { Booking, BookingRow } from '#schemas/contract/bookings.ts'
import { isOwed } from '#schemas/facts/payments.ts'
import { BOOKING_FIELDS } from '#schemas/fields/booking.ts'
import { serviceLabels } from '#words/labels/services.ts'

/** Time, customer and place. */
export function BookingFacts({ booking }: { booking: BookingRow }) {
  return (
    <>
      <p className="fw-semibold mb-1">
        <Icon name="calendar-check" /> {formatVisit(booking)}
      </p>
      <ContactLinks email={booking.email} phone={booking.phone} />
      <AddressNotes address={booking.address} notes={booking.addressNotes} />
      <RecordFacts fields={BOOKING_FIELDS} record={booking} spot="card" words={visitWords(booking)} />
    </>
  )
}

const HOURS = { one: 'hour', other: 'hours' }

/** What is said of a booking's service, price, payments and called-off day. */
export function visitWords(booking: Booking): { [Name in keyof BookingRow]?: ReactNode } {
  const { calledOff, hours, payments, serviceType } = booking
  const owed = isOwed(booking) && (leftWords(booking) ?? 'price not agreed')
  return {
    serviceType: `${serviceLabels[serviceType]}, ${countOf(hours, HOURS)}`,
    totalPrice: agreedPrice(booking),
    calledOff: calledOff && `${formatDay(calledOff.date)}: ${calledOff.reason}`,
    payments: [paymentsWords(payments), owed && `Still owed: ${owed}`].filter(Boolean).join('. '),
  }
}
