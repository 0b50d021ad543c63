import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Column } from '#frontend/admin/lib/csv.ts'
import { estimateWords, isTyped } from '#frontend/admin/lib/field-text.ts'
import { formatDay, formatShortInstant, preview } from '#frontend/admin/lib/format.ts'
import { useWideScreen } from '#frontend/admin/lib/use-wide-screen.ts'
import { PhoneNumber } from '#frontend/admin/parts/phone-number.tsx'
import { RecordMarks } from '#frontend/admin/parts/record-card.tsx'
import { StatusBadge } from '#frontend/admin/ui/status-badge.tsx'
import { windowLabel } from '#frontend/lib/days.ts'
import { money } from '#frontend/lib/format.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { As } from '#schemas/fields/field.ts'

/** The first cell of a row. */
export type RowHead<T> = {
  title: (row: T) => string
  marks?: (row: T) => ReactNode
  /** Where the row leads; without it, the row opens its card. */
  href?: (row: T) => string
}

type RowsProps<T> = {
  rows: readonly T[]
  idOf: (row: T) => string
  /** Plural, for instance `bookings`. */
  nouns: string
  columns: readonly Column<T>[]
  head: RowHead<T>
  children: (row: T) => ReactNode
}

const NAME = { className: 'btn btn-link p-0 fw-semibold text-start stretched-link', ...ANY_LANGUAGE }

/** Records as cards; at a desk as a table, whose rows open them. */
export function RecordRows<T extends object>(props: RowsProps<T>) {
  const isWide = useWideScreen()
  if (isWide && props.rows.length > 0) return <RecordTable {...props} />
  return <ul className="record-cards">{props.rows.map(props.children)}</ul>
}

function RecordTable<T extends object>({ rows, idOf, nouns, columns, head, children }: RowsProps<T>) {
  const [pressed, setPressed] = useState<{ id: string; isOpen: boolean }>()
  const [only] = rows.length === 1 ? rows : []
  const isListed = pressed && rows.some((row) => idOf(row) === pressed.id)
  // A link to one record means its card.
  const open = isListed ? pressed.isOpen && pressed.id : only && idOf(only)
  const shown = columns.filter(({ inTable }) => inTable)
  return (
    <table className="table record-table">
      <caption className="visually-hidden">{nouns}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          {shown.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => {
        const id = idOf(row)
        const isOpen = !head.href && id === open
        return (
          // An open row's card has the id.
          <tbody key={id} data-id={isOpen ? undefined : id}>
            <tr>
              <th scope="row" className="typed-cell">
                {head.href ? (
                  <Link to={head.href(row)} {...NAME}>
                    {head.title(row)}
                  </Link>
                ) : (
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    onClick={() => setPressed({ id, isOpen: !isOpen })}
                    {...NAME}
                  >
                    {head.title(row)}
                  </button>
                )}{' '}
                <RecordMarks record={row} /> {head.marks?.(row)}
              </th>
              {shown.map((column) => (
                <td
                  key={column.name}
                  {...(isTyped(column.inTable) && { ...ANY_LANGUAGE, className: 'typed-cell' })}
                >
                  {cell(column, row)}
                </td>
              ))}
            </tr>
            {isOpen && (
              <tr>
                <td colSpan={shown.length + 1}>
                  <ul className="record-cards">{children(row)}</ul>
                </td>
              </tr>
            )}
          </tbody>
        )
      })}
    </table>
  )
}

const oneLine = (shown: ReactNode) => <span className="text-nowrap">{shown}</span>

/** How a table shows a value by its kind; all others as the file has them. */
const CELLS: Partial<Record<As, (shown: string) => ReactNode>> = {
  typed: preview,
  lines: preview,
  email: preview,
  status: (status) => <StatusBadge status={status} />,
  dollars: (dollars) => money(Number(dollars)),
  estimate: (dollars) => estimateWords(Number(dollars)),
  instant: (instant) => oneLine(formatShortInstant(instant)),
  day: (day) => oneLine(formatDay(day)),
  window: (start) => oneLine(windowLabel(start)),
  phone: (phone) => <PhoneNumber>{phone}</PhoneNumber>,
}

function cell<T>({ value, inTable }: Column<T>, row: T): ReactNode {
  const shown = value(row)
  if (shown === undefined) return null
  const show = inTable && CELLS[inTable]
  return show ? show(String(shown)) : shown
}
