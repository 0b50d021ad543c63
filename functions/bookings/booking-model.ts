import { holderRows } from '#functions/bookings/holders.ts'
import { calendarKeys } from '#functions/table/keys.ts'
import type { RecordModel } from '#functions/table/records.ts'
import { dateWords, idWords, phoneWords, priceWords } from '#functions/table/search.ts'
import { Booking } from '#schemas/contract/bookings.ts'

export const BOOKINGS: RecordModel<Booking> = {
  entity: 'BOOKING',
  noun: 'booking',
  schema: Booking,
  searchable: (booking) => [
    `${booking.firstName} ${booking.lastName}`,
    booking.email,
    phoneWords(booking.phone),
    booking.address,
    booking.city,
    booking.businessName,
    dateWords(booking.serviceDate),
    booking.notes,
    booking.adminNotes,
    idWords('quote', booking.quoteId),
    priceWords(booking.totalPrice),
  ],
  counts: ({ status }) => ({ total: 1, [status]: 1 }),
  person: ({ firstName, lastName, email, phone, address }) => ({
    name: `${firstName} ${lastName}`,
    email,
    phone,
    address,
  }),
  status: ({ status }) => status,
  extraKeys: calendarKeys,
  derived: holderRows,
}
