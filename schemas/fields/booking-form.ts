/** What /booking asks of a visitor, in its order. Public pages load this file. */
import type { CreateBookingRequest } from '#schemas/contract/bookings.ts'
import { LIMITS, MESSAGES } from '#schemas/facts/limits.ts'
import type { Asked } from '#schemas/fields/field.ts'
import { EMAIL, PHONE_REQUIRED } from '#schemas/fields/person-form.ts'

export const BOOKING_FORM = {
  businessName: {
    label: 'Business Name',
    required: MESSAGES.businessName,
    max: LIMITS.name,
    autoComplete: 'organization',
    isWide: true,
  },
  firstName: {
    label: 'First Name',
    required: MESSAGES.firstName,
    max: LIMITS.name,
    autoComplete: 'given-name',
  },
  lastName: {
    label: 'Last Name',
    required: MESSAGES.lastName,
    max: LIMITS.name,
    autoComplete: 'family-name',
  },
  email: EMAIL,
  phone: PHONE_REQUIRED,
  address: {
    label: 'Address',
    required: MESSAGES.serviceAddress,
    max: LIMITS.address,
    autoComplete: 'address-line1',
    hint: 'With city or ZIP code',
    isWide: true,
  },
  notes: { label: 'Notes', as: 'lines', max: LIMITS.notes },
} as const satisfies Partial<Record<keyof CreateBookingRequest, Asked>>
