import type { Column } from '#frontend/admin/lib/csv.ts'
import { columnsOf } from '#frontend/admin/lib/field-text.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { BOOKING_FIELDS, BOOKING_SHEET } from '#schemas/fields/booking.ts'

export const BOOKING_COLUMNS: readonly Column<BookingRow>[] = columnsOf(BOOKING_FIELDS, BOOKING_SHEET)
