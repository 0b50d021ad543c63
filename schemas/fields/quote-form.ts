/** What the dialog of a home quote asks. Public pages load this file. */
import type { CustomerInfo } from '#schemas/contract/quotes.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import type { Asked } from '#schemas/fields/field.ts'
import { EMAIL, NAME, PHONE } from '#schemas/fields/person-form.ts'

export const QUOTE_FORM = {
  name: NAME,
  email: EMAIL,
  phone: PHONE,
  address: { max: LIMITS.address, autoComplete: 'address-line1' },
  message: { as: 'lines', max: LIMITS.message },
} as const satisfies Record<keyof CustomerInfo, Asked>
