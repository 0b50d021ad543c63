/**
 * What visitors' forms ask, in their order, and by that the rules of what is sent (`rulesOf`). Labels are the page's (decision 65). Public
 * pages load this file.
 */

import * as LIMITS from '#schemas/facts/limits.ts'
import type { Complaint } from '#schemas/facts/refusals.ts'

export type Asked = {
  as?: 'email' | 'phone' | 'lines'
  /** The complaint when it is blank. */
  required?: Complaint
  min?: number
  max: number
  autoComplete?: string
  /** It fills its row. */
  isWide?: boolean
}
export type Form = Readonly<Record<string, Asked>>

const NAME = { required: 'name', max: LIMITS.name, autoComplete: 'name' } as const
export const EMAIL = { as: 'email', required: 'email', max: LIMITS.email, autoComplete: 'email' } as const
const PHONE = { as: 'phone', max: LIMITS.phone, autoComplete: 'tel' } as const
const PHONE_REQUIRED = { ...PHONE, required: 'phone', min: LIMITS.phoneMin } as const

/** What /booking asks. */
export const BOOKING_FORM = {
  businessName: { required: 'businessName', max: LIMITS.name, autoComplete: 'organization', isWide: true },
  firstName: { required: 'firstName', max: LIMITS.name, autoComplete: 'given-name' },
  lastName: { required: 'lastName', max: LIMITS.name, autoComplete: 'family-name' },
  email: EMAIL,
  phone: PHONE_REQUIRED,
  address: { required: 'serviceAddress', max: LIMITS.address, autoComplete: 'address-line1', isWide: true },
  notes: { as: 'lines', max: LIMITS.notes },
} as const satisfies Form

/** Who asks, in both forms for businesses. */
export const BUSINESS_FORM = {
  businessName: { required: 'businessName', max: LIMITS.name, autoComplete: 'organization' },
  contactName: { ...NAME, required: 'contactName' },
  email: EMAIL,
  phone: PHONE_REQUIRED,
  address: { required: 'address', max: LIMITS.address, autoComplete: 'address-line1' },
} as const satisfies Form

/** With the saved quote. */
export const COMMERCIAL_FORM = {
  ...BUSINESS_FORM,
  message: { as: 'lines', max: LIMITS.commercialNotes },
} as const satisfies Form

/** The home page's form for messages. */
export const CONTACT_FORM = {
  name: NAME,
  email: EMAIL,
  phone: PHONE,
  message: { as: 'lines', required: 'message', max: LIMITS.message },
} as const satisfies Form

/** The dialog of a home quote. */
export const QUOTE_FORM = {
  name: NAME,
  email: EMAIL,
  phone: PHONE,
  address: { max: LIMITS.address, autoComplete: 'address-line1' },
  message: { as: 'lines', max: LIMITS.message },
} as const satisfies Form
