import type { ReactNode } from 'react'
import { formatInstant, type Plural } from '#frontend/admin/lib/format.ts'
import type { ListState } from '#frontend/admin/lib/use-list-params.ts'
import { ReloadContext } from '#frontend/admin/lib/use-reload.ts'
import { SearchBox, Select } from '#frontend/admin/ui/list-toolbar.tsx'
import { EmptyState, Reading } from '#frontend/admin/ui/status-messages.tsx'
import { grouped } from '#frontend/lib/format.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import type { Choice } from '#frontend/ui/field.tsx'

type ListFrameProps = ListState & {
  error: unknown
  isLoading: boolean
  reload: () => unknown
  noun: Plural
  statuses: readonly Choice[]
  totals: ReactNode
  /** Further actions, such as the export. */
  tools?: ReactNode
  isEmpty: boolean
  empty: ReactNode
  children: ReactNode
}

/** A list with everything but its rows: search and status in the URL, state and totals. */
export function ListFrame(props: ListFrameProps) {
  const { params, change, error, isLoading, reload, noun, statuses, totals, tools, empty } = props
  const nouns = noun.other
  const isRead = !isLoading && error === undefined
  return (
    <ReloadContext value={reload}>
      <div className="list-toolbar d-flex flex-wrap gap-2 mb-3">
        <SearchBox q={params.q} nouns={nouns} onSearch={(typed) => change({ q: typed })} />
        {statuses.length > 0 && (
          <Select
            label="Status"
            choices={statuses}
            value={params.status}
            onChange={(chosen) => change({ status: chosen })}
          />
        )}
        {tools}
      </div>
      <Reading what={nouns} error={error} isLoading={isLoading} onRetry={reload} />
      {isRead && (
        <p className="list-totals mb-2 fw-semibold" role="status">
          {totals}
        </p>
      )}
      {isRead &&
        props.isEmpty &&
        (props.isFiltered ? <EmptyState icon="search" title={`No ${nouns} match your search`} /> : empty)}
      {props.children}
    </ReloadContext>
  )
}

/** How far an unfinished search has looked. */
export type Searched = { to: string; isOldestFirst: boolean }

/** For instance `3 found back to Nov 3, 2026, 9:04 AM`. */
export function foundSoFar(shown: number, { to, isOldestFirst }: Searched): string {
  return `${grouped(shown)} found ${isOldestFirst ? 'up to' : 'back to'} ${formatInstant(to)}`
}

type LoadMoreProps = {
  shown: number
  total?: number | undefined
  hasMore: boolean
  searched?: Searched | undefined
  isLoadingMore: boolean
  loadMore: () => unknown
}

/** Footer of a list that comes page by page: how many are shown, and the next page. */
export function LoadMore({ shown, total, hasMore, searched, isLoadingMore, loadMore }: LoadMoreProps) {
  if (shown === 0 && !hasMore) return null
  return (
    <div className="load-more d-flex flex-column align-items-center gap-2 mt-4">
      {searched ? (
        // The list's header announces it.
        <p className="text-body-secondary mb-0">{foundSoFar(shown, searched)}</p>
      ) : (
        <p className="text-body-secondary mb-0" role="status">
          Showing {grouped(shown)}
          {total !== undefined && ` of ${grouped(total)}`}
        </p>
      )}
      {hasMore && (
        <BusyButton
          type="button"
          className="btn btn-outline-primary"
          isBusy={isLoadingMore}
          busyLabel={searched ? 'Searching...' : 'Loading...'}
          onClick={loadMore}
        >
          {searched ? `Search ${searched.isOldestFirst ? 'newer' : 'older'} ones` : 'Load more'}
        </BusyButton>
      )}
    </div>
  )
}
