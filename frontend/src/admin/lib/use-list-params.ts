/** A list's search, status, order and number of loaded pages live in the URL, so that back, reload and sign-in keep them. */
import { useSearchParams } from 'react-router-dom'
import * as LIMITS from '#schemas/facts/limits.ts'

export type ListFilters = { q: string; status: string; sort: string }
type ListParams = ListFilters & { pages: number }

/** Reads and changes them. A changed filter resets to the first page. */
export function useListParams() {
  const [search, setSearch] = useSearchParams()
  const params: ListParams = {
    q: (search.get('q') ?? '').slice(0, LIMITS.search),
    status: search.get('status') ?? '',
    sort: search.get('sort') === 'oldest' ? 'oldest' : 'newest',
    pages: Math.max(1, Math.trunc(Number(search.get('pages'))) || 1),
  }
  const change = (patch: Partial<ListParams>) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('pages')
        for (const [name, value] of Object.entries(patch)) {
          if (value === '' || value === 1 || (name === 'sort' && value === 'newest')) next.delete(name)
          else next.set(name, String(value))
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { params, change, isFiltered: params.q !== '' || params.status !== '' }
}

export type ListState = ReturnType<typeof useListParams>
