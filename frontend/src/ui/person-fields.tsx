import { formLabels } from '#frontend/content/en/labels/forms.ts'
import {
  type BoundField,
  emailRules,
  type FieldRules,
  optionalText,
  requiredText,
} from '#frontend/lib/form-rules.ts'
import { TextField } from '#frontend/ui/field.tsx'
import { LIMITS, MESSAGES } from '#schemas/facts/limits.ts'

type PersonFieldsProps = {
  nameLabel: string
  /** Registers a field and gives its id and error. */
  field: (name: 'name' | 'email' | 'phone', rules: FieldRules) => BoundField
}

/** Name and email, and an optional phone number. */
export function PersonFields({ nameLabel, field }: PersonFieldsProps) {
  return (
    <>
      <TextField
        {...field('name', requiredText(MESSAGES.name, LIMITS.name))}
        label={nameLabel}
        autoComplete="name"
        required
      />
      <TextField
        {...field('email', emailRules)}
        label={formLabels.email}
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        {...field('phone', optionalText(LIMITS.phone))}
        label={formLabels.phone}
        type="tel"
        autoComplete="tel"
      />
    </>
  )
}
