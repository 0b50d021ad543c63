import { type FormEvent, useState } from 'react'
import { useTypingPause } from '#frontend/admin/lib/use-typing-pause.ts'
import type { ChoosingProps } from '#frontend/admin/ui/form-field.tsx'
import { ChoiceOptions } from '#frontend/ui/field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import * as LIMITS from '#schemas/facts/limits.ts'

export function Select({ label, choices, value, onChange }: { label: string } & ChoosingProps<string>) {
  return (
    <select
      aria-label={label}
      className="form-select"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <ChoiceOptions choices={choices} />
    </select>
  )
}

type SearchBoxProps = { q: string; nouns: string; onSearch: (q: string) => void }

export function SearchBox({ q, nouns, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(q)
  const [sent, setSent] = useState(q)
  // Back or a link changed the URL: show its search. Ignore the URL's echo of our own search: the user types on.
  if (q !== sent && typed.trim() === sent) {
    setSent(q)
    setTyped(q)
  }
  function send(text: string) {
    setSent(text)
    onSearch(text)
  }
  useTypingPause(typed.trim(), (text) => text !== sent && send(text))
  function submit(event: FormEvent) {
    event.preventDefault()
    send(typed.trim())
  }
  return (
    <search className="list-search">
      <form onSubmit={submit} className="position-relative">
        <Icon
          name="search"
          className="position-absolute top-50 start-0 translate-middle-y text-body-secondary"
        />
        <input
          type="search"
          className="form-control"
          aria-label={`Search ${nouns}`}
          placeholder={`Search ${nouns}`}
          maxLength={LIMITS.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  )
}
