import { type ComponentProps, type ReactNode, useId } from 'react'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { complaintText } from '#schemas/facts/refusals.ts'
import { complaintLabels } from '#words/labels/forms.ts'

type ControlProps = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = {
  id?: string | undefined
  label: string
  /** A complaint's code, or a text of its own. */
  error?: string | undefined
  hint?: string | undefined
  className?: string
  control?: 'form-control' | 'form-select'
  /** Announces an error when it appears: for fields that are validated while typing. */
  isAnnounced?: boolean
  /** Renders the control with the ids of its label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

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
          <PhoneText text={complaintText(complaintLabels, error)} />
        </p>
      )}
    </div>
  )
}

type Labelled = { id?: string; label: string; error?: string | undefined; hint?: string | undefined }

type TextFieldProps = Labelled & { isWide?: boolean | undefined } & ComponentProps<'input'>

/** A field of a form that is validated on submit. The other props go to the input. */
export function TextField({ id, label, error, hint, isWide, ...input }: TextFieldProps) {
  return (
    <Field
      {...{ id, label, error, hint }}
      className={isWide ? 'field field-wide' : 'field'}
      isAnnounced={false}
    >
      {(control) => <input type="text" {...control} {...input} />}
    </Field>
  )
}

/** The same for a text of several lines; every message box has four rows. */
export function MessageField({ id, label, error, hint, ...input }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field {...{ id, label, error, hint }} className="field field-wide" isAnnounced={false}>
      {(control) => <textarea {...control} {...ANY_LANGUAGE} rows={4} {...input} />}
    </Field>
  )
}

export type Choice = { value: string; label: string; lang?: 'en' | undefined }

export function ChoiceOptions({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label, lang }) => (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  ))
}

type ChoiceFieldProps = Labelled & { options: readonly Choice[] } & ComponentProps<'select'>

/** The same for a choice from a list. */
export function ChoiceField({ id, label, error, hint, options, ...select }: ChoiceFieldProps) {
  return (
    <Field {...{ id, label, error, hint }} control="form-select" isAnnounced={false}>
      {(control) => (
        <select {...control} {...select}>
          <ChoiceOptions choices={options} />
        </select>
      )}
    </Field>
  )
}
