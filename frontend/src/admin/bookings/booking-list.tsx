import { BookingCard } from '#frontend/admin/bookings/booking-card.tsx'
import { BOOKING_COLUMNS } from '#frontend/admin/bookings/booking-columns.ts'
import { OpenBookingDialog } from '#frontend/admin/bookings/open-booking-dialog.tsx'
import { useBookingStatus } from '#frontend/admin/bookings/use-booking-status.ts'
import { ExportButton } from '#frontend/admin/components/export-button.tsx'
import { ListToolbar } from '#frontend/admin/components/list-toolbar.tsx'
import { LoadMore } from '#frontend/admin/components/load-more.tsx'
import { EmptyState, LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import { useDialogParam } from '#frontend/admin/lib/dialog-param.ts'
import { countOf } from '#frontend/admin/lib/format.ts'
import { useListParams } from '#frontend/admin/lib/list-params.ts'
import { useList } from '#frontend/admin/lib/use-list.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import { BOOKING_STATUSES } from '#schemas/statuses.ts'

export function BookingList() {
  const listParams = useListParams()
  const list = useList(adminRoutes.listBookings, listParams.params)
  const dialog = useDialogParam()
  const setStatus = useBookingStatus(list.reload)
  const isFiltered = listParams.params.q !== '' || listParams.params.status !== ''
  async function loadMore() {
    await list.loadMore()
    listParams.change({ pages: list.loadedPages + 1 })
  }
  return (
    <>
      <ListToolbar list={listParams} noun="bookings" statuses={BOOKING_STATUSES}>
        <ExportButton
          route={adminRoutes.listBookings}
          params={listParams.params}
          columns={BOOKING_COLUMNS}
          fileName="bookings"
        />
      </ListToolbar>
      {list.error !== undefined && <LoadError what="bookings" onRetry={list.reload} />}
      {list.isLoading && <Loading>Loading bookings...</Loading>}
      {list.total !== undefined && <p className="list-totals">{countOf(list.total, 'booking')}</p>}
      {!list.isLoading && list.error === undefined && list.rows.length === 0 && !list.hasMore && (
        <EmptyState
          icon="calendar-check"
          title={isFiltered ? 'No bookings match your search' : 'No bookings yet'}
        />
      )}
      <ul className="cards">
        {list.rows.map((booking) => (
          <BookingCard
            key={booking.id}
            booking={booking}
            onOpen={(name) => dialog.open(name, booking.id)}
            onStatus={(status) => setStatus(booking.id, status)}
            onRetried={list.reload}
          />
        ))}
      </ul>
      <LoadMore
        shown={list.rows.length}
        total={list.total}
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        onLoadMore={loadMore}
      />
      <OpenBookingDialog dialog={dialog} rows={list.rows} onSaved={list.reload} />
    </>
  )
}
