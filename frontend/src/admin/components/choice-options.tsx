import type { Choice } from '#frontend/admin/lib/choices.ts'

/** The options of a select. */
export function ChoiceOptions({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
