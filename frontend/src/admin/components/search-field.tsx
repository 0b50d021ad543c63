import { useSearchParams } from 'react-router-dom'
import { Icon } from '#frontend/components/icon.tsx'
import { LIMITS } from '#schemas/limits.ts'

/** Filters what is already loaded as you type; the words stand in the URL as `q`. */
export function SearchField({ noun }: { noun: string }) {
  const [search, setSearch] = useSearchParams()
  function change(q: string) {
    const next = new URLSearchParams(search)
    if (q) next.set('q', q)
    else next.delete('q')
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return (
    <search className="list-search">
      <form onSubmit={(event) => event.preventDefault()}>
        <Icon name="search" />
        <input
          type="search"
          className="form-control"
          aria-label={`Search ${noun}`}
          placeholder={`Search ${noun}`}
          maxLength={LIMITS.search}
          value={search.get('q') ?? ''}
          onChange={(event) => change(event.target.value)}
        />
      </form>
    </search>
  )
}

/** Whether one of a row's texts contains the search, in any case. */
export function matches(q: string, texts: (string | undefined)[]): boolean {
  return texts.some((text) => text?.toLowerCase().includes(q.trim().toLowerCase()))
}
