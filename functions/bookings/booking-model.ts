import { holderRows } from '#functions/bookings/holders.ts'
import { ofPerson } from '#functions/people/customers.ts'
import { calendarKeys } from '#functions/table/keys.ts'
import { Booking } from '#schemas/contract/bookings.ts'

export const BOOKINGS = ofPerson<Booking>({
  entity: 'BOOKING',
  noun: 'booking',
  schema: Booking,
  counts: ({ status }) => ({ BOOKING: { total: 1, [status]: 1 } }),
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
