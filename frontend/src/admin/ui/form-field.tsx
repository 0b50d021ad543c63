import { type ComponentProps, useId } from 'react'
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { type Choice, ChoiceOptions, Field } from '#frontend/ui/field.tsx'

type Kind = keyof typeof INPUTS | 'text' | 'select' | 'number-select' | 'checkbox' | 'custom'

export type FieldDefinition<V extends FieldValues> = {
  name: Path<V>
  label: string
  /** `text` is a box of several lines, a blank `whole` or `number-select` is null; `custom` is drawn by the form (`RecordForm`). */
  kind?: Kind
  choices?: readonly Choice[]
  rows?: number
  hint?: string
  isWide?: boolean
  /** Absent: always. */
  isShown?: (values: V) => boolean
}

export const isRequired = ({ label }: { label: string }) => label.endsWith(' *')
export const withoutMark = (label: string) => label.replace(/ \*$/, '')

/** Names of the required fields that are blank. */
export function missing<V extends FieldValues>(fields: readonly FieldDefinition<V>[], values: V): string[] {
  return fields
    .filter((field) => isRequired(field) && !String(values[field.name] ?? '').trim())
    .map(({ label }) => withoutMark(label).toLowerCase())
}

const NUMBER_OR_NULL = {
  setValueAs: (typed: string | null) => (typed === '' || typed === null ? null : Number(typed)),
}

const INPUTS = {
  line: { type: 'text', ...ANY_LANGUAGE },
  email: { type: 'email', ...ANY_LANGUAGE },
  tel: { type: 'tel', ...ANY_LANGUAGE },
  date: { type: 'date', ...ANY_LANGUAGE },
  number: { type: 'number' },
  whole: { type: 'number', inputMode: 'numeric', min: 0, step: 1 },
  decimal: { type: 'number', inputMode: 'decimal', step: '0.01' },
} as const

/** How a typed value becomes one of the form; as text where none is named. */
const READ: Partial<Record<Kind, RegisterOptions>> = {
  whole: NUMBER_OR_NULL,
  'number-select': NUMBER_OR_NULL,
}

type FormFieldProps<V extends FieldValues, O> = {
  field: FieldDefinition<V>
  form: UseFormReturn<V, unknown, O>
}

export function FormField<V extends FieldValues, O>({ field, form }: FormFieldProps<V, O>) {
  const { name, label, kind = 'line', hint } = field
  if (kind === 'custom') return null
  if (kind === 'checkbox') {
    return (
      <div className="mb-3">
        <CheckBox {...form.register(name)}>{label}</CheckBox>
      </div>
    )
  }
  return (
    <Field
      label={label}
      error={form.formState.errors[name]?.message?.toString()}
      hint={hint}
      className={kind === 'text' || field.isWide ? 'field field-wide' : 'field'}
      control={kind.endsWith('select') ? 'form-select' : 'form-control'}
    >
      {(control) => {
        const input = { ...control, ...form.register(name, READ[kind] as RegisterOptions<V, Path<V>>) }
        switch (kind) {
          case 'text':
            return <textarea {...ANY_LANGUAGE} {...input} rows={field.rows ?? 4} />
          case 'select':
          case 'number-select':
            return (
              <select {...input}>
                <ChoiceOptions choices={field.choices ?? []} />
              </select>
            )
          default:
            return <input {...INPUTS[kind]} {...input} />
        }
      }}
    </Field>
  )
}

type Labelled = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error' | 'className'>

export type ChoosingProps<V> = { choices: readonly Choice[]; value: string; onChange: (value: V) => void }

export function SelectField<V extends string>(props: Labelled & ChoosingProps<V>) {
  const { choices, value, onChange, ...field } = props
  return (
    <Field {...field} control="form-select">
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value as V)}>
          <ChoiceOptions choices={choices} />
        </select>
      )}
    </Field>
  )
}

type InputFieldProps = Labelled & { onType?: (typed: string) => void } & ComponentProps<'input'>

export function InputField({ label, hint, error, className = 'field', onType, ...input }: InputFieldProps) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => <input {...control} {...input} onChange={({ target }) => onType?.(target.value)} />}
    </Field>
  )
}

export function CheckBox({ children, ...input }: ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className="form-check">
      <input type="checkbox" id={id} className="form-check-input" {...input} />
      <label className="form-check-label" htmlFor={id}>
        {children}
      </label>
    </div>
  )
}
