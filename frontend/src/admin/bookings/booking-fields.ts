import type * as z from 'zod'
import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import { statusOptions } from '#frontend/admin/lib/status-options.ts'
import {
  type AddBookingRequest,
  type Booking,
  type BookingStatus,
  SERVICE_TYPES,
  type ServiceType,
  UpdateBookingRequest,
} from '#schemas/booking.ts'
import { LIMITS } from '#schemas/limits.ts'
import { PLACES } from '#schemas/places.ts'
import { BOOKING_STATUSES } from '#schemas/statuses.ts'

export const SERVICE_LABELS: Record<ServiceType, string> = {
  residential: 'Residential windows',
  commercial: 'Commercial windows',
  consultation: 'Consultation',
  office: 'Office cleaning',
  house: 'House cleaning',
}

const STATUS_OPTIONS = statusOptions(BOOKING_STATUSES)

const CITY_OPTIONS = [
  { value: '', label: 'Not given' },
  ...PLACES.map(({ slug, name }) => ({ value: slug, label: name })),
]

export type NewBooking = z.input<typeof AddBookingRequest>

/** Date and arrival window are not among them: VisitPicker offers what is open. */
export const ADD_FIELDS: readonly FieldDefinition<NewBooking>[] = [
  { name: 'firstName', label: 'First Name *', maxLength: LIMITS.name },
  { name: 'lastName', label: 'Last Name *', maxLength: LIMITS.name },
  { name: 'email', label: 'Email *', kind: 'email', maxLength: LIMITS.email },
  { name: 'phone', label: 'Phone *', kind: 'tel', maxLength: LIMITS.phone },
  { name: 'address', label: 'Address *', maxLength: LIMITS.address, isWide: true },
  { name: 'city', label: 'City', kind: 'select', options: CITY_OPTIONS },
  {
    name: 'serviceType',
    label: 'Service',
    kind: 'select',
    options: SERVICE_TYPES.map((value) => ({ value, label: SERVICE_LABELS[value] })),
  },
  { name: 'businessName', label: 'Business Name', maxLength: LIMITS.name },
  { name: 'status', label: 'Status', kind: 'select', options: STATUS_OPTIONS },
  { name: 'notes', label: "Customer's Notes", kind: 'text', rows: 2, maxLength: LIMITS.notes },
  { name: 'adminNotes', label: 'Admin Notes', kind: 'text', rows: 2, maxLength: LIMITS.notes },
]

/** The edit dialog: what PATCH takes, all of it present. */
export const EditedBooking = UpdateBookingRequest.omit({ updatedAt: true }).required({
  status: true,
  serviceDate: true,
  serviceTime: true,
})
export type EditedBooking = z.input<typeof EditedBooking>

export const EDIT_FIELDS: readonly FieldDefinition<EditedBooking>[] = [
  { name: 'status', label: 'Status', kind: 'select', options: STATUS_OPTIONS },
  { name: 'adminNotes', label: 'Admin Notes', kind: 'text', maxLength: LIMITS.notes },
]

export function toEditable({ status, adminNotes = '', serviceDate, serviceTime }: Booking): EditedBooking {
  return { status, adminNotes, serviceDate, serviceTime }
}

/** The words of a place's slug; an unknown one is shown as it is. */
export function cityName(slug: string | undefined): string | undefined {
  return PLACES.find((place) => place.slug === slug)?.name ?? slug
}

/** What the quick buttons do (spec §2). */
export const QUICK_STATUSES = [
  { label: 'Confirm', status: 'confirmed' },
  { label: 'Complete', status: 'completed' },
  { label: 'Cancel', status: 'cancelled' },
] as const satisfies { label: string; status: z.infer<typeof BookingStatus> }[]
