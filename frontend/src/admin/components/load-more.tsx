import { BusyButton } from '#frontend/components/busy-button.tsx'

/** The foot of a list: how many are shown and the next page. */
export function LoadMore({
  shown,
  total,
  hasMore,
  isLoading,
  onLoadMore,
}: {
  shown: number
  total: number | undefined
  hasMore: boolean
  isLoading: boolean
  onLoadMore: () => void
}) {
  if (shown === 0 && !hasMore) return null
  return (
    <div className="load-more">
      <p className="text-body-secondary mb-0" role="status">
        Showing {shown.toLocaleString('en-US')}
        {total !== undefined && ` of ${total.toLocaleString('en-US')}`}
      </p>
      {hasMore && (
        <BusyButton
          type="button"
          className="btn btn-outline-primary"
          onClick={onLoadMore}
          isBusy={isLoading}
          busyLabel="Loading..."
        >
          Load more
        </BusyButton>
      )}
    </div>
  )
}
