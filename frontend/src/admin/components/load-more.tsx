import { foundSoFar, type Searched } from '#frontend/admin/components/list-summary.tsx'
import { BusyButton } from '#frontend/ui/busy-button.tsx'

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
