import { agreedPrice } from '#frontend/admin/bookings/booking-fields.ts'
import { AddressNotes } from '#frontend/admin/components/address-notes.tsx'
import { ContactLinks } from '#frontend/admin/components/contact-links.tsx'
import { Facts } from '#frontend/admin/components/facts.tsx'
import { formatDay, formatVisit } from '#frontend/admin/lib/format.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { placeName } from '#schemas/facts/places.ts'
import { labelOfType } from '#schemas/facts/service-types.ts'

/** Time, customer and place. */
export function BookingFacts({ booking }: { booking: BookingRow }) {
  return (
    <>
      <p className="fw-semibold mb-1">
        <Icon name="calendar-check" /> {formatVisit(booking)}
      </p>
      <ContactLinks email={booking.email} phone={booking.phone} />
      <AddressNotes address={booking.address} notes={booking.addressNotes} />
      <Facts
        entries={[
          ['Address', booking.address, 'typed'],
          ['City', placeName(booking.city)],
          ['Service', labelOfType(booking.serviceType)],
          ['Business', booking.businessName, 'typed'],
          [
            'Day Called Off',
            booking.calledOff && `${formatDay(booking.calledOff.date)}: ${booking.calledOff.reason}`,
          ],
          ['Price', agreedPrice(booking)],
          ["Customer's Notes", booking.notes, 'typed'],
          ['Admin Notes', booking.adminNotes, 'typed'],
        ]}
      />
    </>
  )
}
