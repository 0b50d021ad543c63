import type { Column } from '#frontend/admin/lib/csv.ts'
import { sheetInstant } from '#frontend/admin/lib/format.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { placeName } from '#schemas/facts/places.ts'
import { labelOfType } from '#schemas/facts/service-types.ts'

export const BOOKING_COLUMNS: readonly Column<BookingRow>[] = [
  { name: 'Id', value: ({ id }) => id },
  { name: 'Created (Pacific)', value: ({ createdAt }) => sheetInstant(createdAt) },
  { name: 'Spam', value: ({ isSpam }) => (isSpam ? 'yes' : 'no') },
  { name: 'Status', value: ({ status }) => status },
  { name: 'Service Date', value: ({ serviceDate }) => serviceDate },
  { name: 'Service Time', value: ({ serviceTime }) => serviceTime },
  { name: 'Service', value: ({ serviceType }) => labelOfType(serviceType) },
  { name: 'First Name', value: ({ firstName }) => firstName },
  { name: 'Last Name', value: ({ lastName }) => lastName },
  { name: 'Business', value: ({ businessName }) => businessName },
  { name: 'Email', value: ({ email }) => email },
  { name: 'Phone', value: ({ phone }) => phone },
  { name: 'Address', value: ({ address }) => address },
  { name: 'City', value: ({ city }) => placeName(city) },
  { name: 'Total Price', value: ({ totalPrice }) => totalPrice },
  { name: 'Quoted Price', value: ({ quotedPrice }) => quotedPrice },
  { name: 'Quote Id', value: ({ quoteId }) => quoteId },
  { name: 'Notes', value: ({ notes }) => notes },
  { name: 'Admin Notes', value: ({ adminNotes }) => adminNotes },
]
