import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'

type FieldProps = {
  id: string
  label: string
  error?: string | undefined
  hint?: string
}

function describedBy(id: string, error: string | undefined, hint: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return ids ? { 'aria-describedby': ids } : {}
}

function Notes({ id, error, hint }: Omit<FieldProps, 'label'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="form-text">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </>
  )
}

/** A labelled input with its error below it. The other props go to the input. */
export function TextField({
  id,
  label,
  error,
  hint,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={`form-control ${error ? 'is-invalid' : ''}`}
        aria-invalid={error ? true : undefined}
        {...describedBy(id, error, hint)}
        {...input}
      />
      <Notes id={id} error={error} {...(hint ? { hint } : {})} />
    </div>
  )
}

/** The same for a text of several lines; four rows, as spec §2 says of every message box. */
export function MessageField({
  id,
  label,
  error,
  hint,
  ...input
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        className={`form-control ${error ? 'is-invalid' : ''}`}
        aria-invalid={error ? true : undefined}
        {...describedBy(id, error, hint)}
        {...input}
      />
      <Notes id={id} error={error} {...(hint ? { hint } : {})} />
    </div>
  )
}

/** The same for a choice from a list; the first, empty option asks to choose. */
export function SelectField({
  id,
  label,
  error,
  hint,
  options,
  ...select
}: FieldProps & { options: readonly string[] } & SelectHTMLAttributes<HTMLSelectElement> & {
    ref?: Ref<HTMLSelectElement>
  }) {
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`form-select ${error ? 'is-invalid' : ''}`}
        aria-invalid={error ? true : undefined}
        {...describedBy(id, error, hint)}
        {...select}
      >
        <option value="">Please choose</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <Notes id={id} error={error} {...(hint ? { hint } : {})} />
    </div>
  )
}
