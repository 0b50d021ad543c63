/** A list's search, status, order and number of loaded pages live in the URL, so that back, reload and sign-in keep them. */
import { useSearchParams } from 'react-router-dom'
import type { Choice } from '#frontend/admin/lib/choices.ts'
import { LIMITS } from '#schemas/facts/limits.ts'

export type ListFilters = { q: string; status: string; sort: string }
export type ListParams = ListFilters & { pages: number }

/** Records that come by cursor. */
export const RECORD_SORTS: readonly Choice[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
]

/**
 * Reads and changes them. A changed filter resets to the first page.
 * @param sorts the orders to choose from; the first one replaces an absent or unknown one
 */
export function useListParams(sorts: readonly Choice[]) {
  const [search, setSearch] = useSearchParams()
  const [usual] = sorts
  const sort = sorts.find(({ value }) => value === search.get('sort')) ?? usual
  const params: ListParams = {
    q: (search.get('q') ?? '').slice(0, LIMITS.search),
    status: search.get('status') ?? '',
    sort: sort?.value ?? '',
    pages: Math.max(1, Math.trunc(Number(search.get('pages'))) || 1),
  }
  const change = (patch: Partial<ListParams>) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('pages')
        for (const [name, value] of Object.entries(patch)) {
          const isDefault = value === '' || value === 1 || (name === 'sort' && value === usual?.value)
          if (isDefault) next.delete(name)
          else next.set(name, String(value))
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { params, change, isFiltered: params.q !== '' || params.status !== '' }
}

export type ListState = ReturnType<typeof useListParams>
