/** What the dialog of a home quote asks. Public pages load this file. */
import type { CustomerInfo } from '#schemas/contract/quotes.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import type { Asked } from '#schemas/fields/field.ts'
import { EMAIL, NAME, PHONE } from '#schemas/fields/person-form.ts'

export const QUOTE_FORM = {
  name: { ...NAME, label: 'Full Name' },
  email: EMAIL,
  phone: PHONE,
  address: { label: 'Address', max: LIMITS.address, autoComplete: 'address-line1' },
  message: { label: 'Message', as: 'lines', max: LIMITS.message },
} as const satisfies Record<keyof CustomerInfo, Asked>
