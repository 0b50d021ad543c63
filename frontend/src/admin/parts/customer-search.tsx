/** Finds customers while one types: for the search over everything, and for a form that starts with a known customer. */

import { type KeyboardEvent, useId, useState } from 'react'
import useSWR from 'swr'
import { formatInstant, shortId } from '#frontend/admin/lib/format.ts'
import { fetchPage } from '#frontend/admin/lib/list-pages.ts'
import { idOfRow, KIND_LABELS } from '#frontend/admin/lib/record-links.ts'
import { useTypingPause } from '#frontend/admin/lib/use-typing-pause.ts'
import { PhoneNumber } from '#frontend/admin/parts/phone-number.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { CustomerRow } from '#schemas/contract/customers.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { adminRoutes } from '#schemas/routes.ts'

const LETTERS_MIN = 2
const SHOWN = 8

/** Customers found by what is typed, once the typing pauses. */
export function useFoundCustomers(typed: string) {
  const [q, setQ] = useState(typed.trim())
  useTypingPause(typed.trim(), setQ)
  const isAsked = q.length >= LETTERS_MIN
  const { data, error, isLoading } = useSWR(isAsked ? ['found customers', q] : null, () =>
    fetchPage(adminRoutes.listCustomers, { q, limit: SHOWN }),
  )
  const rows = (data?.rows ?? []).slice(0, SHOWN)
  function words(): string {
    if (!isAsked) return ''
    if (isLoading) return 'Searching...'
    if (error !== undefined)
      return navigator.onLine
        ? 'The search has failed. Please try again.'
        : 'You are offline, and customers are searched on the server. Please try again once you are connected.'
    const back = data?.searchedTo ? ` back to ${formatInstant(data.searchedTo)}` : ''
    return `${rows.length === 0 ? 'Nothing' : rows.length} found${back}`
  }
  return { q, isAsked, rows, words: words() }
}

type CustomerSearchProps = {
  label: string
  placeholder: string
  typed: string
  onType: (typed: string) => void
  found: ReturnType<typeof useFoundCustomers>
  onChoose: (row: CustomerRow) => void
}

/** A search box with the customers that it finds, which arrows and Enter choose. */
export function CustomerSearch(props: CustomerSearchProps) {
  const { label, placeholder, typed, onType, found, onChoose } = props
  const { q, rows, words } = found
  const listId = useId()
  const [active, setActive] = useState(0)
  const place = Math.min(active, rows.length - 1)
  function press(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const row = rows[place]
    if (by === undefined && event.key !== 'Enter') return
    // Enter never sends the form around it.
    event.preventDefault()
    if (by !== undefined) setActive((place + by + rows.length) % Math.max(rows.length, 1))
    else if (row && q === typed.trim()) onChoose(row)
  }
  return (
    <>
      <input
        type="search"
        role="combobox"
        className="form-control"
        aria-label={label}
        placeholder={placeholder}
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-activedescendant={rows.length > 0 ? `${listId}-${place}` : undefined}
        autoComplete="off"
        maxLength={LIMITS.search}
        value={typed}
        onChange={(event) => {
          onType(event.target.value)
          setActive(0)
        }}
        onKeyDown={press}
      />
      <p className="list-totals mt-3 mb-2 fw-semibold" role="status">
        {words}
      </p>
      <div id={listId} role="listbox" aria-label="Found" className="mb-2">
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box keeps the focus and has the keys
          <div
            key={idOfRow(row)}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === place}
            className="search-option px-2 py-2 border-top"
            onClick={() => onChoose(row)}
          >
            <strong {...ANY_LANGUAGE}>{row.name}</strong> {row.email}
            {row.email && row.phone && ', '}
            {row.phone && <PhoneNumber>{row.phone}</PhoneNumber>}
            <small className="d-block text-body-secondary">
              {row.records.map(({ kind, id }) => `${KIND_LABELS[kind]} ${shortId(id)}`).join(', ')}
            </small>
          </div>
        ))}
      </div>
    </>
  )
}
