import type * as z from 'zod'
import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import { choicesOf } from '#frontend/admin/lib/choices.ts'
import type { Visit } from '#frontend/lib/days.ts'
import { ARRIVAL_WINDOWS } from '#schemas/arrival-windows.ts'
import { type AddBookingRequest, type Booking, UpdateBookingRequest } from '#schemas/booking.ts'
import { PLACES } from '#schemas/places.ts'
import { SERVICE_LABELS } from '#schemas/service-types.ts'
import { BOOKING_STATUSES } from '#schemas/statuses.ts'

const STATUS_CHOICES = choicesOf(BOOKING_STATUSES)

const CITY_CHOICES = [
  { value: '', label: 'Not given' },
  ...PLACES.map(({ slug, name }) => ({ value: slug, label: name })),
]

export type NewBooking = z.input<typeof AddBookingRequest>

/** VisitPicker shows them, because it offers only what is open. */
const VISIT_FIELDS = [
  { name: 'serviceDate', label: 'Service Date *', kind: 'custom' },
  {
    name: 'serviceTime',
    label: 'Arrival Window *',
    kind: 'custom',
    choices: ARRIVAL_WINDOWS.map(({ start, label }) => ({ value: start, label })),
  },
] as const satisfies FieldDefinition<Visit>[]

export const ADD_FIELDS: readonly FieldDefinition<NewBooking>[] = [
  { name: 'firstName', label: 'First Name *' },
  { name: 'lastName', label: 'Last Name *' },
  { name: 'email', label: 'Email *', kind: 'email' },
  { name: 'phone', label: 'Phone *', kind: 'tel' },
  { name: 'address', label: 'Address *', isWide: true },
  { name: 'city', label: 'City', kind: 'select', choices: CITY_CHOICES },
  {
    name: 'serviceType',
    label: 'Service',
    kind: 'select',
    choices: SERVICE_LABELS.map(({ type, label }) => ({ value: type, label })),
  },
  { name: 'businessName', label: 'Business Name' },
  { name: 'status', label: 'Status', kind: 'select', choices: STATUS_CHOICES },
  { name: 'notes', label: "Customer's Notes", kind: 'text', rows: 2 },
  { name: 'adminNotes', label: 'Admin Notes', kind: 'text', rows: 2 },
  ...VISIT_FIELDS,
]

/** The edit dialog: what PATCH takes, all of it present. */
export const EditedBooking = UpdateBookingRequest.omit({ updatedAt: true }).required({
  status: true,
  serviceDate: true,
  serviceTime: true,
})
export type EditedBooking = z.input<typeof EditedBooking>

export const EDIT_FIELDS: readonly FieldDefinition<EditedBooking>[] = [
  { name: 'status', label: 'Status', kind: 'select', choices: STATUS_CHOICES },
  { name: 'adminNotes', label: 'Admin Notes', kind: 'text' },
  ...VISIT_FIELDS,
]

/** What the edit dialog starts with. */
export function toEditable({ status, adminNotes = '', serviceDate, serviceTime }: Booking): EditedBooking {
  return { status, adminNotes, serviceDate, serviceTime }
}

/** What the quick buttons do (spec §2). */
export const QUICK_STATUSES = [
  { label: 'Confirm', status: 'confirmed', className: 'btn btn-primary' },
  { label: 'Complete', status: 'completed', className: 'btn btn-primary' },
  { label: 'Cancel', status: 'cancelled', className: 'btn btn-outline-danger' },
] as const
