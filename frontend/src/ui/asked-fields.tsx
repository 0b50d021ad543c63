import {
  type BoundField,
  emailRules,
  type FieldRules,
  namesOf,
  optionalText,
  requiredText,
} from '#frontend/lib/form-rules.ts'
import { MessageField, TextField } from '#frontend/ui/field.tsx'
import type { Asked } from '#schemas/facts/forms.ts'

type AskedFieldsProps<N extends string> = {
  fields: Readonly<Record<N, Asked>>
  labels: Readonly<Record<NoInfer<N>, string>>
  hints?: Readonly<Partial<Record<NoInfer<N>, string>>>
  /** Those that are asked; all by default. */
  names?: readonly NoInfer<N>[]
  /** Registers a field and gives its id and error. */
  field: (name: NoInfer<N>, rules: FieldRules) => BoundField
}

/** What a form asks, out of the record's table, under the labels of the page's language. */
export function AskedFields<N extends string>({ fields, labels, hints, names, field }: AskedFieldsProps<N>) {
  return (names ?? namesOf(fields)).map((name) => {
    const { as, required, min: _, max: __, ...input } = fields[name]
    const control = {
      ...field(name, rulesOf(fields[name])),
      label: required ? `${labels[name]} *` : labels[name],
      hint: hints?.[name],
      required: required !== undefined,
    }
    if (as === 'lines') return <MessageField key={name} {...control} />
    return <TextField key={name} {...control} {...input} type={as && TYPES[as]} />
  })
}

const TYPES = { email: 'email', phone: 'tel' } as const

function rulesOf({ as, required, min, max }: Asked): FieldRules {
  if (as === 'email') return emailRules
  return required ? requiredText(required, max, min) : optionalText(max)
}
