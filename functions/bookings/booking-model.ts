import { holderRows } from '#functions/bookings/holders.ts'
import { ofPerson } from '#functions/people/customers.ts'
import { calendarKeys } from '#functions/table/keys.ts'
import { searchedIn } from '#functions/table/search.ts'
import { Booking } from '#schemas/contract/bookings.ts'
import { BOOKING_FIELDS } from '#schemas/fields/booking.ts'

export const BOOKINGS = ofPerson<Booking>({
  entity: 'BOOKING',
  noun: 'booking',
  schema: Booking,
  searchable: searchedIn(BOOKING_FIELDS),
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
})
