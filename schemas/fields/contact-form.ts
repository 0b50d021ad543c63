/** What the home page's form for messages asks. Public pages load this file. */
import type { CreateContactRequest } from '#schemas/contract/contacts.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import type { Asked } from '#schemas/fields/field.ts'
import { EMAIL, NAME, PHONE } from '#schemas/fields/person-form.ts'

export const CONTACT_FORM = {
  name: NAME,
  email: EMAIL,
  phone: PHONE,
  message: { as: 'lines', required: 'message', max: LIMITS.message },
} as const satisfies Partial<Record<keyof CreateContactRequest, Asked>>
