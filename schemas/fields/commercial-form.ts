/** What the forms for businesses ask. Public pages load this file. */
import type {
  CommercialCustomer,
  CreateCommercialContactRequest,
} from '#schemas/contract/commercial-quotes.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import type { Asked } from '#schemas/fields/field.ts'
import { EMAIL, NAME, PHONE_REQUIRED } from '#schemas/fields/person-form.ts'

/** Who asks: the first fields of both forms. */
export const BUSINESS_FORM = {
  businessName: { required: 'businessName', max: LIMITS.name, autoComplete: 'organization' },
  contactName: { ...NAME, required: 'contactName' },
  email: EMAIL,
  phone: PHONE_REQUIRED,
  address: { required: 'address', max: LIMITS.address, autoComplete: 'address-line1' },
} as const satisfies Record<keyof CommercialCustomer, Asked>

/** Asked with the saved quote. */
export const COMMERCIAL_FORM = {
  ...BUSINESS_FORM,
  message: { as: 'lines', max: LIMITS.commercialNotes },
} as const satisfies Partial<Record<keyof CreateCommercialContactRequest, Asked>>
