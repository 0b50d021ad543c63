import type { Column } from '#frontend/admin/lib/csv.ts'
import { sheetInstant } from '#frontend/admin/lib/format.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { placeName } from '#schemas/facts/places.ts'
import { labelOfType } from '#schemas/facts/service-types.ts'

export const BOOKING_COLUMNS: readonly Column<BookingRow>[] = [
  { name: 'Id', value: ({ id }) => id },
  { name: 'Created (Pacific)', value: ({ createdAt }) => sheetInstant(createdAt), inTable: 'instant' },
  { name: 'Spam', value: ({ isSpam }) => (isSpam ? 'yes' : 'no') },
  { name: 'Status', value: ({ status }) => status, inTable: 'status' },
  { name: 'Service Date', value: ({ serviceDate }) => serviceDate, inTable: 'day' },
  { name: 'Service Time', value: ({ serviceTime }) => serviceTime, inTable: 'window' },
  { name: 'Service', value: ({ serviceType }) => labelOfType(serviceType), inTable: 'text' },
  { name: 'First Name', value: ({ firstName }) => firstName },
  { name: 'Last Name', value: ({ lastName }) => lastName },
  { name: 'Business', value: ({ businessName }) => businessName },
  { name: 'Email', value: ({ email }) => email },
  { name: 'Phone', value: ({ phone }) => phone, inTable: 'phone' },
  { name: 'Address', value: ({ address }) => address },
  { name: 'City', value: ({ city }) => placeName(city), inTable: 'text' },
  { name: 'Total Price', value: ({ totalPrice }) => totalPrice, inTable: 'dollars' },
  { name: 'Quoted Price', value: ({ quotedPrice }) => quotedPrice },
  { name: 'Quote Id', value: ({ quoteId }) => quoteId },
  { name: 'Notes', value: ({ notes }) => notes },
  { name: 'Admin Notes', value: ({ adminNotes }) => adminNotes },
]
