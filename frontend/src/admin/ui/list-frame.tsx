import type { ReactNode } from 'react'
import type { Choice } from '#frontend/admin/lib/choices.ts'
import { countOf, formatInstant, type Plural } from '#frontend/admin/lib/format.ts'
import type { ListState } from '#frontend/admin/lib/use-list-params.ts'
import { ReloadContext } from '#frontend/admin/lib/use-reload.ts'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import { ListToolbar } from '#frontend/admin/ui/list-toolbar.tsx'
import { EmptyState, Reading } from '#frontend/admin/ui/status-messages.tsx'

/** How far an unfinished search has looked. */
export type Searched = { to: string; isOldestFirst: boolean }

/** For instance `3 found back to Nov 3, 2026, 9:04 AM`. */
function foundSoFar(shown: number, { to, isOldestFirst }: Searched): string {
  return `${shown.toLocaleString('en-US')} found ${isOldestFirst ? 'up to' : 'back to'} ${formatInstant(to)}`
}

/** What is known of a list that is shown. */
type Shown = ListState & {
  error: unknown
  isLoading: boolean
  reload: () => unknown
  /** All rows; absent while searching. */
  total: number | undefined
  hasMore: boolean
  loadMore: () => unknown
}

/** A list with everything but its rows: search, filters, state, totals and further pages. */
export function ListFrame({
  list,
  noun,
  shown,
  found,
  sorts,
  statuses,
  statusLabel,
  searched,
  totals,
  tools,
  news,
  empty,
  children,
}: {
  list: Shown
  noun: Plural
  shown: number
  /** Of a list that is read at once: how many match. */
  found?: number
  sorts: readonly Choice[]
  statuses: readonly Choice[]
  statusLabel?: string
  searched?: Searched | undefined
  /** What is said after the total. */
  totals?: ReactNode
  /** Further actions, such as the export. */
  tools?: ReactNode
  news?: ReactNode
  /** Empty state. */
  empty: ReactNode
  children: ReactNode
}) {
  const { total, hasMore, reload, loadMore } = list
  const nouns = noun.other
  const isRead = !list.isLoading && list.error === undefined
  const isMoreFound = found === undefined && hasMore
  return (
    <ReloadContext value={reload}>
      <ListToolbar list={list} {...{ nouns, sorts, statuses, statusLabel }}>
        {tools}
      </ListToolbar>
      <Reading what={nouns} error={list.error} isLoading={list.isLoading} onRetry={reload} />
      {isRead && (
        <p className="list-totals mb-2 fw-semibold" role="status">
          {total !== undefined && countOf(total, noun)}
          {total !== undefined && totals}
          {total === undefined &&
            (searched
              ? foundSoFar(shown, searched)
              : `${(found ?? shown).toLocaleString('en-US')} ${isMoreFound ? 'shown, more exist' : 'found'}`)}
        </p>
      )}
      {news}
      {isRead &&
        shown === 0 &&
        !hasMore &&
        (list.isFiltered ? <EmptyState icon="search" title={`No ${nouns} match your search`} /> : empty)}
      {children}
      <LoadMore {...{ shown, hasMore, searched, loadMore }} total={found ?? total} />
    </ReloadContext>
  )
}

/** Footer of a list: how many are shown, and the next page. */
export function LoadMore({
  shown,
  total,
  hasMore,
  searched,
  loadMore,
}: {
  shown: number
  total?: number | undefined
  hasMore: boolean
  searched?: Searched | undefined
  loadMore: () => unknown
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
        <PressButton
          label={searched ? `Search ${searched.isOldestFirst ? 'newer' : 'older'} ones` : 'Load more'}
          busyLabel={searched ? 'Searching...' : 'Loading...'}
          onPress={loadMore}
        />
      )}
    </div>
  )
}
