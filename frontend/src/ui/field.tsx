import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { formLabels } from '#frontend/content/en/labels/forms.ts'

type FieldProps = { id: string; label: string; error?: string | undefined }

function Field({ id, label, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** What a control gets from its field. */
function controlProps(id: string, error: string | undefined, className: string) {
  if (!error) return { id, className }
  return {
    id,
    className: `${className} is-invalid`,
    'aria-invalid': true,
    'aria-describedby': `${id}-error`,
  }
}

/** A labelled input with its error below it. The other props go to the input. */
export function TextField({
  id,
  label,
  error,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <Field id={id} label={label} error={error}>
      <input type="text" {...controlProps(id, error, 'form-control')} {...input} />
    </Field>
  )
}

/** The same for a text of several lines; every message box has four rows. */
export function MessageField({
  id,
  label,
  error,
  ...input
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <Field id={id} label={label} error={error}>
      <textarea {...controlProps(id, error, 'form-control')} rows={4} {...input} />
    </Field>
  )
}

/** The same for a choice from a list; the first, empty option asks to choose. */
export function SelectField({
  id,
  label,
  error,
  options,
  ...select
}: FieldProps & { options: readonly string[] } & SelectHTMLAttributes<HTMLSelectElement> & {
    ref?: Ref<HTMLSelectElement>
  }) {
  return (
    <Field id={id} label={label} error={error}>
      <select {...controlProps(id, error, 'form-select')} {...select}>
        <option value="">{formLabels.chooseFirst}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  )
}
