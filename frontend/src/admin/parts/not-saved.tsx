import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { changesBeside } from '#frontend/admin/lib/field-text.ts'
import { formatDay } from '#frontend/admin/lib/format.ts'
import { Button, PressButton } from '#frontend/admin/ui/button.tsx'
import { type FieldDefinition, isRequired, withoutMark } from '#frontend/admin/ui/form-field.tsx'
import { Problem, scrollToMessage } from '#frontend/admin/ui/status-messages.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { ApiError } from '#schemas/contract/error.ts'
import { DATE_PATTERN } from '#schemas/facts/pacific-time.ts'
import type { Fields } from '#schemas/fields/field.ts'

/** As it is stored by now. */
export type Stored<V> = V & { updatedAt: string }
export type SaveProblem<V> = Omit<ApiError, 'current'> & { current?: Stored<V> | undefined }

type NotSavedProps<V extends FieldValues> = {
  problem: SaveProblem<V>
  typed: V
  /** Those that may differ in the newer version. */
  fields: readonly FieldDefinition<V>[]
  /** The record's table of fields, and the version of it that is shown, to name the other facts that differ, such as a payment. */
  beside?: { fields: Fields; seen: object } | undefined
  keepLabel?: string
  onTakeNewer: (current: Stored<V>) => void
  onKeepTyped: (current: Stored<V>) => void
  /** For instance `Book anyway`. */
  anywayLabel: string
  onAnyway: () => Promise<unknown>
}

/** Why a change was not made. Where somebody saved in between, or the API warns, the owner decides. */
export function NotSaved<V extends FieldValues>(props: NotSavedProps<V>) {
  const { message, current, warnings } = props.problem
  const { typed, fields, beside, keepLabel = 'Keep what I typed', onTakeNewer, onKeepTyped } = props
  if (current)
    return (
      <Question title="A newer version was saved in between. Nothing was overwritten.">
        <ul>
          {fields
            .filter(({ name }) => textOf(current[name]) !== textOf(typed[name]))
            // Leaves out required fields that the record does not store, such as the reason for a change.
            .filter((field) => textOf(current[field.name]) !== '' || !isRequired(field))
            .map((field) => (
              <li key={field.name}>
                {withoutMark(field.label)}: now <StoredValue field={field} value={current[field.name]} />
              </li>
            ))}
          {beside &&
            changesBeside(
              fields.map(({ name }) => name),
              beside,
              current,
            ).map(([label, text]) => (
              <li key={label}>
                {label}: now <Typed>{text}</Typed>
              </li>
            ))}
        </ul>
        <div className="record-actions">
          <Button label="Use the newer version" onClick={() => onTakeNewer(current)} />
          <Button label={keepLabel} onClick={() => onKeepTyped(current)} />
        </div>
      </Question>
    )
  if (warnings)
    return (
      <Question title="Please confirm:">
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
        <PressButton label={props.anywayLabel} busyLabel="Saving..." onPress={props.onAnyway} />
      </Question>
    )
  return <Problem>{message}</Problem>
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div ref={scrollToMessage} className="alert alert-warning" role="alert">
      <p className="fw-semibold mb-2">{title}</p>
      {children}
    </div>
  )
}

const textOf = (value: unknown) => String(value ?? '')

type StoredValueProps<V extends FieldValues> = { field: FieldDefinition<V>; value: unknown }

function StoredValue<V extends FieldValues>({ field: { choices }, value }: StoredValueProps<V>) {
  const text = textOf(value)
  const label = DATE_PATTERN.test(text)
    ? formatDay(text)
    : choices?.find((choice) => choice.value === text)?.label
  return label ?? <Typed>{text}</Typed>
}

function Typed({ children = '' }: { children?: string | undefined }) {
  return children === '' ? 'empty' : <span {...ANY_LANGUAGE}>{children}</span>
}
