import {
  type BoundField,
  emailRules,
  type FieldRules,
  namesOf,
  optionalText,
  requiredText,
} from '#frontend/lib/form-rules.ts'
import { type Choice, ChoiceField, MessageField, TextField } from '#frontend/ui/field.tsx'
import type { Asked } from '#schemas/facts/forms.ts'
import { formLabels } from '#words/labels/forms.ts'

export type AskedFieldProps<N extends string> = {
  fields: Readonly<Record<N, Asked & { inputMode?: 'numeric' }>>
  labels: Readonly<Record<NoInfer<N>, string>>
  hints?: Readonly<Partial<Record<NoInfer<N>, string>>>
  /** Of fields that are a choice. */
  options?: Readonly<Partial<Record<NoInfer<N>, readonly Choice[]>>> | undefined
  names?: readonly NoInfer<N>[]
  field: (name: NoInfer<N>, rules: FieldRules) => BoundField
}

/** What a form asks, out of the record's table, under the labels of the page's language. */
export function AskedFields<N extends string>(props: AskedFieldProps<N>) {
  const { fields, labels, hints, options, names, field } = props
  return (names ?? namesOf(fields)).map((name) => {
    const { as, required, min: _, max: __, ...input } = fields[name]
    const control = {
      ...field(name, rulesOf(fields[name])),
      label: required ? `${labels[name]} *` : labels[name],
      hint: hints?.[name],
      required: required !== undefined,
    }
    const choices = options?.[name]
    if (choices) return <ChoiceField key={name} {...control} options={[UNCHOSEN, ...choices]} />
    if (as === 'lines') return <MessageField key={name} {...control} />
    return <TextField key={name} {...control} {...input} type={as && TYPES[as]} />
  })
}

const UNCHOSEN = { value: '', label: formLabels.chooseFirst }
const TYPES = { email: 'email', phone: 'tel' } as const

function rulesOf({ as, required, min, max }: Asked): FieldRules {
  if (as === 'email') return emailRules
  return required ? requiredText(required, max, min) : optionalText(max)
}
