/** A list's search, status, order and number of loaded pages live in the URL, so that back, reload and sign-in keep them. */
import { useSearchParams } from 'react-router-dom'
import { LIMITS } from '#schemas/limits.ts'

export type ListFilters = { q: string; status: string; sort: 'newest' | 'oldest' }
export type ListParams = ListFilters & { pages: number }

/** Reads and changes them. A changed filter starts at the first page again. */
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
          const isDefault = value === '' || value === 1 || value === 'newest'
          if (isDefault) next.delete(name)
          else next.set(name, String(value))
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { params, change }
}
