import type { SelectHTMLAttributes } from 'react'
import { type Choice, ChoiceOptions } from '#frontend/ui/field.tsx'

/** A labelled list of the calculator; the other props go to the select. */
export function ChoiceSelect({
  id,
  label,
  choices,
  ...select
}: { id: string; label: string; choices: readonly Choice[] } & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <div>
      <label className="form-label m-0" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="form-select mt-2" {...select}>
        <ChoiceOptions choices={choices} />
      </select>
    </div>
  )
}
