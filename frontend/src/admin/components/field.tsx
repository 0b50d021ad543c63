import { type ReactNode, useId } from 'react'

export type ControlProps = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** A labelled control with its error and hint tied to it for assistive technology. */
export function Field({
  label,
  error,
  hint,
  className = 'mb-3',
  children,
}: {
  label: string
  error?: string | undefined
  hint?: string | undefined
  className?: string
  /** Renders the control with the ids that tie it to its label and texts. */
  children: (control: ControlProps) => ReactNode
}) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined })}
      {hint && (
        <div className="form-text" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="field-error" id={`${id}-error`} role="alert">
          {error}
        </div>
      )}
    </div>
  )
}

/** Bootstrap's classes of a control. */
export function controlClass(error: unknown, base: 'form-control' | 'form-select' = 'form-control'): string {
  return error ? `${base} is-invalid` : base
}
