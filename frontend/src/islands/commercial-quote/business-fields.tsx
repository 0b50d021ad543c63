import { commercialRequestLabels as labels } from '#frontend/content/en/labels/commercial-request.ts'
import {
  type BoundField,
  emailRules,
  type FieldRules,
  phoneRules,
  requiredText,
} from '#frontend/lib/form-rules.ts'
import { TextField } from '#frontend/ui/field.tsx'
import { LIMITS, MESSAGES } from '#schemas/facts/limits.ts'

export const BUSINESS_FIELDS = ['businessName', 'contactName', 'email', 'phone', 'address'] as const
type BusinessField = (typeof BUSINESS_FIELDS)[number]

type BusinessFieldsProps = {
  /** Registers a field and gives its id and error. */
  field: (name: BusinessField, rules: FieldRules) => BoundField
  /** The two forms have different rules for the phone (P26.2). */
  phone?: FieldRules
}

/** The business: the first fields of both commercial forms. */
export function BusinessFields({ field, phone = phoneRules }: BusinessFieldsProps) {
  return (
    <>
      <TextField
        {...field('businessName', requiredText(MESSAGES.businessName, LIMITS.name))}
        label={labels.businessName}
        autoComplete="organization"
        required
      />
      <TextField
        {...field('contactName', requiredText(MESSAGES.contactName, LIMITS.name))}
        label={labels.contactName}
        autoComplete="name"
        required
      />
      <TextField
        {...field('email', emailRules)}
        label={labels.email}
        type="email"
        autoComplete="email"
        required
      />
      <TextField {...field('phone', phone)} label={labels.phone} type="tel" autoComplete="tel" required />
      <TextField
        {...field('address', requiredText(MESSAGES.address, LIMITS.address))}
        label={labels.address}
        autoComplete="address-line1"
        required
      />
    </>
  )
}
