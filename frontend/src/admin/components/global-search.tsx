import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import useSWR, { SWRConfig } from 'swr'
import { CheckBox } from '#frontend/admin/components/check-box.tsx'
import { Dialog } from '#frontend/admin/components/dialog.tsx'
import { formatInstant, shortId } from '#frontend/admin/lib/format.ts'
import { customerPath, KIND_LABELS, pathOfRow } from '#frontend/admin/lib/record-links.ts'
import { fetchOptions } from '#frontend/admin/lib/use-api.ts'
import { callApiWithHeaders } from '#frontend/lib/api.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import type { CustomerRow } from '#schemas/contract/customers.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Milliseconds without a key press before a search is sent. */
const TYPING_PAUSE_MS = 300
const LETTERS_MIN = 2
const SHOWN = 8
/** Of the box that switches the key off (WCAG 2.1.4). */
const KEY_OFF = 'search-key-off'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** Search over everything, opened by its button or by the key /. */
export function GlobalSearch() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    function open(event: globalThis.KeyboardEvent) {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)
      if (event.key !== '/' || isOther || localStorage.getItem(KEY_OFF)) return
      if (document.querySelector('[role=dialog]')) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <button type="button" className="btn btn-bar" onClick={() => setIsOpen(true)}>
        <Icon name="search" /> Search
      </button>
      {isOpen && (
        <SWRConfig value={{ ...fetchOptions, provider: () => new Map() }}>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </SWRConfig>
      )}
    </>
  )
}

/** Waits for a pause in typing. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

function useFound(q: string) {
  const { data, error, isLoading } = useSWR(q.length < LETTERS_MIN ? null : q, async () => {
    const { data, headers } = await callApiWithHeaders(adminRoutes.listCustomers, {
      query: { q, limit: SHOWN },
    })
    return { rows: data.slice(0, SHOWN), searchedTo: headers.get('x-searched-to') ?? undefined }
  })
  return { ...data, rows: data?.rows ?? [], error: error as unknown, isLoading }
}

/** A whole id or the start of one shows its record. */
function pathOf(row: CustomerRow, q: string): string {
  const [record] = row.records
  const isId = /^[0-9a-f]{8}/i.test(q) && record?.id.startsWith(q.toLowerCase().slice(0, 8))
  return row.id && isId ? customerPath(row.id, record?.id) : pathOfRow(row)
}

function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const q = usePaused(typed.trim())
  const { rows, searchedTo, error, isLoading } = useFound(q)
  const place = Math.min(active, rows.length - 1)
  const go = (path: string) => {
    onClose()
    navigate(path)
  }
  function press(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const row = rows[place]
    if (by !== undefined && rows.length > 0) setActive((place + by + rows.length) % rows.length)
    else if (event.key === 'Enter' && row && q === typed.trim()) go(pathOf(row, q))
    else return
    event.preventDefault()
  }
  return (
    <Dialog title="Search" isForm onClose={onClose}>
      <input
        type="search"
        role="combobox"
        className="form-control"
        aria-label="Search everything"
        placeholder="Name, phone, email, address or ID"
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-activedescendant={rows.length > 0 ? `${listId}-${place}` : undefined}
        autoComplete="off"
        maxLength={LIMITS.search}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
        }}
        onKeyDown={press}
      />
      <p className="list-totals mt-3" role="status">
        {wordsOf({ q, found: rows.length, searchedTo, isFailed: error !== undefined, isLoading })}
      </p>
      <div id={listId} role="listbox" aria-label="Found" className="search-found">
        {rows.map((row, index) => (
          <Option
            key={row.id ?? row.records[0]?.id}
            id={`${listId}-${index}`}
            row={row}
            isActive={index === place}
            onChoose={() => go(pathOf(row, q))}
          />
        ))}
      </div>
      {q.length >= LETTERS_MIN && (
        <p>
          <Link to={`/customers?q=${encodeURIComponent(q)}`} onClick={onClose}>
            Show all in Customers
          </Link>
        </p>
      )}
      <div className="mb-3">
        <KeyChoice />
      </div>
    </Dialog>
  )
}

function wordsOf({
  q,
  found,
  searchedTo,
  isFailed,
  isLoading,
}: {
  q: string
  found: number
  searchedTo: string | undefined
  isFailed: boolean
  isLoading: boolean
}): string {
  if (q.length < LETTERS_MIN) return ''
  if (isLoading) return 'Searching...'
  if (isFailed) return 'The search has failed. Please try again.'
  const back = searchedTo ? ` back to ${formatInstant(searchedTo)}` : ''
  return found === 0 ? `Nothing found${back}` : `${found} found${back}`
}

function Option({
  id,
  row,
  isActive,
  onChoose,
}: {
  id: string
  row: CustomerRow
  isActive: boolean
  onChoose: () => void
}) {
  const { name, email, phone, records } = row
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box keeps the focus and has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="search-option"
      onClick={onChoose}
    >
      <strong {...ANY_LANGUAGE}>{name}</strong> {[email, phone].filter(Boolean).join(', ')}
      <small>{records.map(({ kind, id }) => `${KIND_LABELS[kind]} ${shortId(id)}`).join(', ')}</small>
    </div>
  )
}

function KeyChoice() {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(KEY_OFF) === null)
  return (
    <CheckBox
      isChecked={isOn}
      onChange={(next) => {
        setIsOn(next)
        if (next) localStorage.removeItem(KEY_OFF)
        else localStorage.setItem(KEY_OFF, 'yes')
      }}
    >
      Open the search with the key /
    </CheckBox>
  )
}
