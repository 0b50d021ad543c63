import { type ComponentProps, type ReactNode, useId } from 'react'
import { formLabels } from '#frontend/content/en/labels/forms.ts'

/** What a control gets from its field. */
export type ControlProps = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = {
  /** One of its own, unless said otherwise. */
  id?: string
  label: string
  error?: string | undefined
  hint?: string | undefined
  className?: string
  control?: 'form-control' | 'form-select'
  /** Reads an error out as it appears: where fields are checked while they are filled in. */
  isAnnounced?: boolean
  /** Renders the control with what ties it to its label and texts. */
  children: (control: ControlProps) => ReactNode
}

/** A labelled control with its hint and its error. */
export function Field({ label, error, hint, isAnnounced = true, children, ...field }: FieldProps) {
  const generatedId = useId()
  const { id = generatedId, className = 'field', control = 'form-control' } = field
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: error ? `${control} is-invalid` : control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <div className="form-text" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`} role={isAnnounced ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </div>
  )
}

type Labelled = { id: string; label: string; error?: string | undefined }

/** A field of a form that is checked when it is sent. The other props go to the input. */
export function TextField({ id, label, error, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <Field id={id} label={label} error={error} isAnnounced={false}>
      {(control) => <input type="text" {...control} {...input} />}
    </Field>
  )
}

/** The same for a text of several lines; every message box has four rows. */
export function MessageField({ id, label, error, ...input }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field id={id} label={label} error={error} isAnnounced={false}>
      {(control) => <textarea {...control} rows={4} {...input} />}
    </Field>
  )
}

type SelectFieldProps = Labelled & { options: readonly string[] } & ComponentProps<'select'>

/** The same for a choice from a list; the first, empty option asks to choose. */
export function SelectField({ id, label, error, options, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} error={error} control="form-select" isAnnounced={false}>
      {(control) => (
        <select {...control} {...select}>
          <option value="">{formLabels.chooseFirst}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
