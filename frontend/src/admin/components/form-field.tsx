import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { controlClass, Field } from '#frontend/admin/components/field.tsx'

export type FieldDefinition<V extends FieldValues> = {
  name: Path<V>
  label: string
  /** `text` is a box of several lines. */
  kind?: 'line' | 'email' | 'tel' | 'number' | 'decimal' | 'text' | 'select' | 'checkbox'
  options?: readonly { value: string; label: string }[]
  rows?: number
  hint?: string
  maxLength?: number
  isWide?: boolean
}

const INPUT_TYPES = { line: 'text', email: 'email', tel: 'tel' } as const

/** One control of a form, by its definition. */
export function FormField<V extends FieldValues, O>({
  field,
  form,
  error,
}: {
  field: FieldDefinition<V>
  form: UseFormReturn<V, unknown, O>
  error: string | undefined
}) {
  const { name, label, kind = 'line', hint, maxLength } = field
  if (kind === 'checkbox') {
    return (
      <div className="form-check mb-3">
        <input type="checkbox" id={`check-${name}`} className="form-check-input" {...form.register(name)} />
        <label className="form-check-label" htmlFor={`check-${name}`}>
          {label}
        </label>
      </div>
    )
  }
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      className={kind === 'text' || field.isWide ? 'mb-3 field-wide' : 'mb-3'}
    >
      {(control) => {
        const shared = { ...control, className: controlClass(error) }
        switch (kind) {
          case 'text':
            return (
              <textarea {...shared} {...form.register(name)} rows={field.rows ?? 4} maxLength={maxLength} />
            )
          case 'select':
            return (
              <select {...control} className="form-select" {...form.register(name)}>
                {field.options?.map(({ value, label: text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            )
          case 'number':
            return (
              <input
                {...shared}
                {...form.register(name, { valueAsNumber: true })}
                type="number"
                min={0}
                step={1}
              />
            )
          case 'decimal':
            return (
              <input {...shared} {...form.register(name)} type="number" inputMode="decimal" step="0.01" />
            )
          default:
            return (
              <input {...shared} {...form.register(name)} type={INPUT_TYPES[kind]} maxLength={maxLength} />
            )
        }
      }}
    </Field>
  )
}
