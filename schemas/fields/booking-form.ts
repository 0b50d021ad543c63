/** What /booking asks of a visitor, in its order. Public pages load this file. */
import type { CreateBookingRequest } from '#schemas/contract/bookings.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import type { Asked } from '#schemas/fields/field.ts'
import { EMAIL, PHONE_REQUIRED } from '#schemas/fields/person-form.ts'

export const BOOKING_FORM = {
  businessName: { required: 'businessName', max: LIMITS.name, autoComplete: 'organization', isWide: true },
  firstName: { required: 'firstName', max: LIMITS.name, autoComplete: 'given-name' },
  lastName: { required: 'lastName', max: LIMITS.name, autoComplete: 'family-name' },
  email: EMAIL,
  phone: PHONE_REQUIRED,
  address: { required: 'serviceAddress', max: LIMITS.address, autoComplete: 'address-line1', isWide: true },
  notes: { as: 'lines', max: LIMITS.notes },
} as const satisfies Partial<Record<keyof CreateBookingRequest, Asked>>
