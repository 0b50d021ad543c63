import {
  type BoundField,
  emailRules,
  type FieldRules,
  optionalText,
  phoneRules,
  requiredText,
} from '#frontend/lib/form-rules.ts'
import { MessageField, TextField } from '#frontend/ui/field.tsx'
import type { Asked } from '#schemas/fields/field.ts'

type AskedFieldsProps<N extends string> = {
  fields: Readonly<Record<N, Asked>>
  /** Those that are asked; all by default. */
  names?: readonly N[]
  /** Registers a field and gives its id and error. */
  field: (name: N, rules: FieldRules) => BoundField
}

/** What a form asks, out of the record's table. */
export function AskedFields<N extends string>({ fields, names, field }: AskedFieldsProps<N>) {
  return (names ?? (Object.keys(fields) as N[])).map((name) => {
    const { as, label, required, max: _, ...input } = fields[name]
    const control = {
      ...field(name, rulesOf(fields[name])),
      label: required ? `${label} *` : label,
      required: required !== undefined,
    }
    if (as === 'lines') return <MessageField key={name} {...control} />
    return <TextField key={name} {...control} {...input} type={as && TYPES[as]} />
  })
}

const TYPES = { email: 'email', phone: 'tel' } as const

function rulesOf({ as, required, max }: Asked): FieldRules {
  if (as === 'email') return emailRules
  if (!required) return optionalText(max)
  return as === 'phone' ? phoneRules : requiredText(required, max)
}
