import { windowLabel } from '#frontend/lib/days.ts'
import type { Choice } from '#frontend/ui/field.tsx'
import { ARRIVAL_TIMES } from '#schemas/facts/pacific-time.ts'
import { PLACES } from '#schemas/facts/places.ts'

export const WINDOWS: readonly Choice[] = ARRIVAL_TIMES.map((value) => ({ value, label: windowLabel(value) }))
export const TOWNS: readonly Choice[] = PLACES.map(({ slug, name }) => ({ value: slug, label: name }))

/** Values with labels, for instance `why-cleaning` as `Why cleaning`. */
export function choicesOf(values: readonly string[]): Choice[] {
  return values.map((value) => ({
    value,
    label: `${value[0]?.toUpperCase() ?? ''}${value.slice(1).replaceAll('-', ' ')}`,
  }))
}
