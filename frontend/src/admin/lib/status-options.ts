import type { Choice } from '#frontend/admin/lib/list-params.ts'

/** Statuses to choose from, for instance `new` as `New`. */
export function statusOptions(statuses: readonly string[]): Choice[] {
  return statuses.map((value) => ({ value, label: `${value[0]?.toUpperCase() ?? ''}${value.slice(1)}` }))
}
