import { countOf, formatInstant, type Plural, pluralOf } from '#frontend/admin/lib/format.ts'
import { money } from '#frontend/lib/money.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'

/** How far an unfinished search has looked. */
export type Searched = { to: string; isOldestFirst: boolean }

/** For instance `3 found back to Nov 3, 2026, 9:04 AM`. */
function foundSoFar(shown: number, { to, isOldestFirst }: Searched): string {
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

/** Footer of a list: how many are shown, and the next page. */
export function LoadMore({
  shown,
  total,
  hasMore,
  searched,
  isLoading,
  onLoadMore,
}: {
  shown: number
  total: number | undefined
  hasMore: boolean
  searched?: Searched | undefined
  isLoading: boolean
  onLoadMore: () => void
}) {
  if (shown === 0 && !hasMore) return null
  return (
    <div className="load-more d-flex flex-column align-items-center gap-2 mt-4">
      {searched ? (
        // The list's header announces it.
        <p className="text-body-secondary mb-0">{foundSoFar(shown, searched)}</p>
      ) : (
        <p className="text-body-secondary mb-0" role="status">
          Showing {shown.toLocaleString('en-US')}
          {total !== undefined && ` of ${total.toLocaleString('en-US')}`}
        </p>
      )}
      {hasMore && (
        <BusyButton
          type="button"
          className="btn btn-outline-primary"
          onClick={onLoadMore}
          isBusy={isLoading}
          busyLabel={searched ? 'Searching...' : 'Loading...'}
        >
          {searched ? `Search ${searched.isOldestFirst ? 'newer' : 'older'} ones` : 'Load more'}
        </BusyButton>
      )}
    </div>
  )
}
