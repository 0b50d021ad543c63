import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { customerPath, pathOfRow } from '#frontend/admin/lib/record-links.ts'
import { CustomerSearch, useFoundCustomers } from '#frontend/admin/parts/customer-search.tsx'
import { Button } from '#frontend/admin/ui/button.tsx'
import { Dialog } from '#frontend/admin/ui/dialog.tsx'
import { CheckBox } from '#frontend/admin/ui/form-field.tsx'
import { forgetStored, readStored, store } from '#frontend/lib/storage.ts'
import type { CustomerRow } from '#schemas/contract/customers.ts'

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
      if (event.key !== '/' || isOther || readStored(KEY_OFF)) return
      if (document.querySelector('[role=dialog]')) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <Button className="btn btn-bar" icon="search" label="Search" onClick={() => setIsOpen(true)} />
      {isOpen && (
        <SWRConfig value={{ provider: () => new Map() }}>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </SWRConfig>
      )}
    </>
  )
}

/** A whole id or the start of one shows its record. */
function pathOf(row: CustomerRow, q: string): string {
  const [record] = row.records
  const isId = /^[0-9a-f]{8}/i.test(q) && record?.id.startsWith(q.toLowerCase().slice(0, 8))
  return row.id && isId ? customerPath(row.id, record?.id) : pathOfRow(row)
}

function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const found = useFoundCustomers(typed)
  const { q, isAsked } = found
  return (
    <Dialog title="Search" isForm onClose={onClose}>
      <CustomerSearch
        label="Search everything"
        placeholder="Name, phone, email, address or ID"
        typed={typed}
        onType={setTyped}
        found={found}
        onChoose={(row) => {
          onClose()
          navigate(pathOf(row, q))
        }}
      />
      {isAsked && (
        <p>
          <Link to={`/customers?q=${encodeURIComponent(q)}`} onClick={onClose}>
            Show all in Customers
          </Link>
        </p>
      )}
      <div className="my-3">
        <KeyChoice />
      </div>
    </Dialog>
  )
}

function KeyChoice() {
  const [isOn, setIsOn] = useState(() => readStored(KEY_OFF) === null)
  return (
    <CheckBox
      checked={isOn}
      onChange={({ target: { checked } }) => {
        setIsOn(checked)
        if (checked) forgetStored(KEY_OFF)
        else store(KEY_OFF, 'yes')
      }}
    >
      Open the search with the key /
    </CheckBox>
  )
}
