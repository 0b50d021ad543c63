import type * as z from 'zod'
import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import { choicesOf } from '#frontend/admin/lib/choices.ts'
import type { Visit } from '#frontend/lib/days.ts'
import { money } from '#frontend/lib/money.ts'
import { type AddBookingRequest, type Booking, UpdateBookingRequest } from '#schemas/contract/bookings.ts'
import { ARRIVAL_WINDOWS } from '#schemas/facts/arrival-windows.ts'
import { PLACES } from '#schemas/facts/places.ts'
import { SERVICE_LABELS } from '#schemas/facts/service-types.ts'
import { BOOKING_STATUSES } from '#schemas/facts/statuses.ts'

const STATUS_CHOICES = choicesOf(BOOKING_STATUSES)

const CITY_CHOICES = [
  { value: '', label: 'Not given' },
  ...PLACES.map(({ slug, name }) => ({ value: slug, label: name })),
]

export type NewBooking = z.input<typeof AddBookingRequest>

/** Drawn by VisitPicker, which knows the open windows. */
export const VISIT_FIELDS = [
  { name: 'serviceDate', label: 'Service Date *', kind: 'custom' },
  {
    name: 'serviceTime',
    label: 'Arrival Window *',
    kind: 'custom',
    choices: ARRIVAL_WINDOWS.map(({ start, label }) => ({ value: start, label })),
  },
] as const satisfies FieldDefinition<Visit>[]

const CUSTOMER_FIELDS = [
  { name: 'firstName', label: 'First Name *' },
  { name: 'lastName', label: 'Last Name *' },
  { name: 'phone', label: 'Phone *', kind: 'tel' },
  { name: 'email', label: 'Email', kind: 'email', hint: 'Without one, nothing can be mailed' },
  { name: 'address', label: 'Address *', isWide: true },
] as const satisfies FieldDefinition<EditedBooking>[]

const WORK_FIELDS = [
  {
    name: 'serviceType',
    label: 'Service',
    kind: 'select',
    choices: SERVICE_LABELS.map(({ type, label }) => ({ value: type, label })),
  },
  { name: 'totalPrice', label: 'Price', kind: 'dollars', hint: 'Whole dollars, as agreed' },
] as const satisfies FieldDefinition<EditedBooking>[]

const FURTHER_FIELDS = [
  { name: 'city', label: 'City', kind: 'select', choices: CITY_CHOICES },
  { name: 'businessName', label: 'Business Name' },
  { name: 'status', label: 'Status', kind: 'select', choices: STATUS_CHOICES },
  { name: 'notes', label: "Customer's Notes", kind: 'text', rows: 2 },
  { name: 'adminNotes', label: 'Admin Notes', kind: 'text', rows: 2 },
] as const satisfies FieldDefinition<EditedBooking>[]

/** Who, when, what, and the rest. */
export const ADD_FIELDS: readonly FieldDefinition<NewBooking>[] = [
  ...CUSTOMER_FIELDS,
  ...VISIT_FIELDS,
  ...WORK_FIELDS,
  { name: 'quoteId', label: 'Quote ID', kind: 'custom' },
  ...FURTHER_FIELDS,
]

/** The customer is known: when comes first. */
export const REPEAT_FIELDS: readonly FieldDefinition<NewBooking>[] = [
  ...VISIT_FIELDS,
  ...CUSTOMER_FIELDS,
  ...WORK_FIELDS,
  ...FURTHER_FIELDS,
]

/** The edit dialog: all that PATCH accepts. */
export const EditedBooking = UpdateBookingRequest.omit({
  updatedAt: true,
  anyway: true,
  tellCustomer: true,
  arrivedAt: true,
  nobodyHomeAt: true,
  payment: true,
  calledOff: true,
}).required({
  firstName: true,
  lastName: true,
  phone: true,
  address: true,
  serviceType: true,
  status: true,
  serviceDate: true,
  serviceTime: true,
})
export type EditedBooking = z.input<typeof EditedBooking>

/** The fields of a booking's edit dialog. A city that is none of ours can be kept. */
export function editFields({ city }: Booking): readonly FieldDefinition<EditedBooking>[] {
  const isKnown = city === undefined || PLACES.some(({ slug }) => slug === city)
  const choices = isKnown ? CITY_CHOICES : [...CITY_CHOICES, { value: city, label: city }]
  return [...CUSTOMER_FIELDS, ...VISIT_FIELDS, ...WORK_FIELDS, ...FURTHER_FIELDS].map((field) =>
    field.name === 'city' ? { ...field, choices } : field,
  )
}

/** Initial values of the edit dialog. */
export function toEditable(booking: Booking): EditedBooking {
  const { email = '', city = '', businessName = '', notes = '', adminNotes = '', totalPrice = null } = booking
  const { firstName, lastName, phone, address, serviceType, status, serviceDate, serviceTime } = booking
  const visit = { status, serviceDate, serviceTime }
  const customer = { firstName, lastName, email, phone, address, city, serviceType, businessName }
  return { ...customer, ...visit, notes, adminNotes, totalPrice }
}

/** Body of the PATCH: an emptied field is cleared, because the API takes absent as unchanged. */
export function toChanges(edited: z.output<typeof EditedBooking>) {
  const { email = '', city = '', businessName = '', notes = '', adminNotes = '', totalPrice = null } = edited
  return { ...edited, email, city, businessName, notes, adminNotes, totalPrice }
}

/** Name of the customer. */
export function nameOf({ firstName, lastName }: Pick<Booking, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

/** The price, and the quote's own where another one was agreed. */
export function agreedPrice({ totalPrice, quotedPrice }: Booking): string | undefined {
  if (quotedPrice === undefined || quotedPrice === totalPrice)
    return totalPrice === undefined ? undefined : money(totalPrice)
  return `Quote ${money(quotedPrice)}, agreed ${totalPrice === undefined ? 'none' : money(totalPrice)}`
}

/** Statuses of the quick buttons. */
export const QUICK_STATUSES = [
  { label: 'Confirm', status: 'confirmed', className: 'btn btn-primary' },
  { label: 'Complete', status: 'completed', className: 'btn btn-primary' },
  { label: 'Cancel', status: 'cancelled', className: 'btn btn-outline-danger' },
] as const
