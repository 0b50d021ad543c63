import { countOf, formatInstant, type Plural, pluralOf } from '#frontend/admin/lib/format.ts'
import { money } from '#frontend/lib/money.ts'

/** How far an unfinished search has looked. */
export type Searched = { to: string; isOldestFirst: boolean }

/** For instance `3 found back to Nov 3, 2026, 9:04 AM`. */
export function foundSoFar(shown: number, { to, isOldestFirst }: Searched): string {
  return `${shown.toLocaleString('en-US')} found ${isOldestFirst ? 'up to' : 'back to'} ${formatInstant(to)}`
}

/** Header of a list: how many there are or, during a stepwise search, how many so far. */
export function ListSummary({
  noun,
  shown,
  total,
  totalValue,
  isSpam = false,
  hasMore,
  searched,
}: {
  noun: Plural
  shown: number
  /** Absent while searching. */
  total: number | undefined
  /** Sum in whole dollars. */
  totalValue?: number | undefined
  /** The list shows spam. */
  isSpam?: boolean
  hasMore: boolean
  searched?: Searched | undefined
}) {
  const found = shown.toLocaleString('en-US')
  return (
    <p className="list-totals mb-2 fw-semibold" role="status">
      {total === undefined &&
        (searched ? foundSoFar(shown, searched) : hasMore ? `${found} shown, more exist` : `${found} found`)}
      {total !== undefined && countOf(total, noun)}
      {total !== undefined &&
        isSpam &&
        pluralOf(total, { one: ' that looks like spam', other: ' that look like spam' })}
      {total !== undefined && totalValue !== undefined && `, total value ${money(totalValue)}`}
    </p>
  )
}
