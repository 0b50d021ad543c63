import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { TELL_CUSTOMER } from '#frontend/admin/bookings/visit-news.ts'
import { columnsOf } from '#frontend/admin/lib/field-text.ts'
import { controlsOf, maskOf } from '#frontend/admin/ui/field-controls.ts'
import type { FieldDefinition } from '#frontend/admin/ui/form-field.tsx'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { type AddBookingRequest, type BookingRow, UpdateBookingRequest } from '#schemas/contract/bookings.ts'
import type { VisitWindow } from '#schemas/facts/pacific-time.ts'
import { PLACES } from '#schemas/facts/places.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'
import { BOOKING_FIELDS, BOOKING_SHEET } from '#schemas/fields/booking.ts'
import { listedIn, type NamesWith, valuesOf } from '#schemas/fields/field.ts'

export const BOOKING_COLUMNS = [
  ...columnsOf<BookingRow>(BOOKING_FIELDS, BOOKING_SHEET),
  { name: 'Still Called Off', value: (row: BookingRow) => (isAskedForDay(row) ? 'yes' : 'no') },
]

export type NewBooking = z.input<typeof AddBookingRequest>
export type NewBookingForm = UseFormReturn<NewBooking, unknown, z.output<typeof AddBookingRequest>>

/** Drawn by VisitPicker, which knows the open windows. */
export const VISIT_FIELDS = controlsOf<Pick<EditedBooking, keyof VisitWindow | 'tellCustomer'>>(
  BOOKING_FIELDS,
  ['when'],
)

/** A value of the form, so that a draft keeps it: nobody is mailed against an earlier choice. */
export const TELL_FIELD = { name: 'tellCustomer', label: TELL_CUSTOMER, kind: 'checkbox' } as const

export const ADD_FIELDS = controlsOf<NewBooking>(BOOKING_FIELDS)

/** The customer is known: when comes first. */
export const REPEAT_FIELDS = controlsOf<NewBooking>(BOOKING_FIELDS, ['when', 'who', 'what', 'rest'])

export const repeated = (booking: BookingRow): Partial<NewBooking> =>
  valuesOf(listedIn(BOOKING_FIELDS, 'repeat'), booking)

const EDITED = maskOf<NamesWith<typeof BOOKING_FIELDS, { edit: object }>>(BOOKING_FIELDS)
const REQUIRED = maskOf<NamesWith<typeof BOOKING_FIELDS, { edit: { isRequired: true } }>>(
  BOOKING_FIELDS,
  ({ isRequired }) => isRequired === true,
)

export const EditedBooking = UpdateBookingRequest.pick({ ...EDITED, tellCustomer: true }).required({
  ...REQUIRED,
  serviceType: true,
  status: true,
})
export type EditedBooking = z.input<typeof EditedBooking>

/** The fields of a booking's edit dialog. A city that is none of ours can be kept. */
export function editFields({ city }: Booking): readonly FieldDefinition<EditedBooking>[] {
  const isKnown = city === undefined || PLACES.some(({ slug }) => slug === city)
  return controlsOf<EditedBooking>(BOOKING_FIELDS).map((field) =>
    field.name === 'city' && !isKnown
      ? { ...field, choices: [...(field.choices ?? []), { value: city, label: city }] }
      : field,
  )
}
