import type { Choice } from '#frontend/ui/field.tsx'

/** Values with labels, for instance `why-cleaning` as `Why cleaning`. */
export function choicesOf(values: readonly string[]): Choice[] {
  return values.map((value) => ({
    value,
    label: `${value[0]?.toUpperCase() ?? ''}${value.slice(1).replaceAll('-', ' ')}`,
  }))
}
