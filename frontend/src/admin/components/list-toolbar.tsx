import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import type { useListParams } from '#frontend/admin/lib/list-params.ts'
import { Icon } from '#frontend/components/icon.tsx'
import { LIMITS } from '#schemas/limits.ts'

/** Milliseconds without a key press before a search is sent. */
const TYPING_PAUSE_MS = 300

/** Search, status and order of a list; what is chosen goes into the URL. */
export function ListToolbar({
  list: { params, change },
  noun,
  statuses = [],
  children,
}: {
  list: ReturnType<typeof useListParams>
  /** Plural, for instance `contacts`. */
  noun: string
  statuses?: readonly string[]
  /** Further actions, such as the export. */
  children?: ReactNode
}) {
  const id = useId()
  return (
    <div className="list-toolbar">
      <SearchBox q={params.q} noun={noun} onSearch={(q) => change({ q })} />
      {statuses.length > 0 && (
        <div>
          <label className="visually-hidden" htmlFor={`${id}-status`}>
            Status
          </label>
          <select
            id={`${id}-status`}
            className="form-select"
            value={params.status}
            onChange={(event) => change({ status: event.target.value })}
          >
            <option value="">All statuses</option>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {status[0]?.toUpperCase() + status.slice(1)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div>
        <label className="visually-hidden" htmlFor={`${id}-sort`}>
          Order
        </label>
        <select
          id={`${id}-sort`}
          className="form-select"
          value={params.sort}
          onChange={(event) => change({ sort: event.target.value === 'oldest' ? 'oldest' : 'newest' })}
        >
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
        </select>
      </div>
      {children}
    </div>
  )
}

function SearchBox({ q, noun, onSearch }: { q: string; noun: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q)
  const [sent, setSent] = useState(q)
  // The URL changed by itself (Back, a link): show what it says. What we sent ourselves may already be typed past.
  if (q !== sent && typed.trim() === sent) {
    setSent(q)
    setTyped(q)
  }
  const send = useEffectEvent((text: string) => {
    setSent(text)
    onSearch(text)
  })
  useEffect(() => {
    if (typed.trim() === sent) return
    const timer = setTimeout(() => send(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, sent])
  function submit(event: FormEvent) {
    event.preventDefault()
    setSent(typed.trim())
    onSearch(typed.trim())
  }
  return (
    <search className="list-search">
      <form onSubmit={submit}>
        <Icon name="search" />
        <input
          type="search"
          className="form-control"
          aria-label={`Search ${noun}`}
          placeholder={`Search ${noun}`}
          maxLength={LIMITS.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  )
}
