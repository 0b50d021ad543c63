import { BookingFacts } from '#frontend/admin/bookings/booking-facts.tsx'
import { QUICK_STATUSES } from '#frontend/admin/bookings/booking-fields.ts'
import { BookingMails } from '#frontend/admin/bookings/booking-mails.tsx'
import { repeatOf } from '#frontend/admin/bookings/next-visit.ts'
import { updateFailed } from '#frontend/admin/bookings/use-booking-status.ts'
import { isMailed, newsOf } from '#frontend/admin/bookings/visit-news.ts'
import { nameOf } from '#frontend/admin/lib/format.ts'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { RecordCard, RecordMeta } from '#frontend/admin/parts/record-card.tsx'
import { DialogButton, PressButton, StatusButtons } from '#frontend/admin/ui/button.tsx'
import { StatusBadge } from '#frontend/admin/ui/status-badge.tsx'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { isVisitOver } from '#schemas/facts/pacific-time.ts'
import { type BookingStatus, isOpen } from '#schemas/facts/statuses.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'

/** A booking with its quick status buttons. */
export function BookingCard({
  booking,
  onStatus,
}: {
  booking: BookingRow
  onStatus: (status: BookingStatus, options?: { tellCustomer: false }) => Promise<unknown>
}) {
  const { open } = useDialogParam()
  const { id } = booking
  async function choose(status: BookingStatus) {
    // A mail cannot be taken back, so a tap alone sends none that calls a visit off.
    if (status === 'cancelled' && isMailed(booking, { ...booking, status })) return open('cancel', id)
    return onStatus(status)
  }
  return (
    <RecordCard
      record={booking}
      name={nameOf(booking)}
      marks={
        <>
          <StatusBadge status={booking.status} />
          <FlexibleMark booking={booking} />
        </>
      }
    >
      <BookingFacts booking={booking} />
      <BookingMails booking={booking} />
      <RecordMeta record={booking} createdLabel="Booked" />
      <div className="record-actions">
        {booking.isSpam && (
          // Re-opening asks first when its window is full by now.
          <PressButton
            look="main"
            label="Not spam"
            onPress={() => onStatus('pending', { tellCustomer: false })}
          />
        )}
        <KeepDay booking={booking} />
        <StatusButtons buttons={QUICK_STATUSES} current={booking.status} onChoose={choose} />
        {!booking.isSpam && booking.status !== 'cancelled' && (
          <DialogButton
            opens="close"
            id={id}
            icon="cash-coin"
            label={booking.status === 'completed' ? 'Payments' : 'Done & Paid'}
          />
        )}
        <DialogButton opens="edit" id={id} icon="pencil-square" label="Edit" />
        {booking.email && <DialogButton opens="email" id={id} icon="envelope" label="Send Email" />}
        {!booking.isSpam && <DialogButton opens="link" id={id} label="Customer's Link" />}
        {!booking.isSpam && <DialogButton opens="add" id={repeatOf(booking)} label="Next Visit" />}
        <DialogButton opens="delete" id={id} icon="trash" look="danger" label="Delete" />
      </div>
    </RecordCard>
  )
}

/** Marks a visit ahead whose customer would take an earlier day. */
export function FlexibleMark({ booking }: { booking: BookingRow }) {
  const isAhead = isOpen(booking) && !isVisitOver(booking, new Date())
  return booking.isFlexible && isAhead && <span className="badge badge-clock">Would come earlier</span>
}

/** Takes back that the customer chooses another day. */
function KeepDay({ booking }: { booking: BookingRow }) {
  const call = useCall()
  const reload = useReload()
  if (!isAskedForDay(booking)) return null
  const { id, updatedAt } = booking
  const keep = () =>
    call('updateBooking', {
      params: { id },
      body: { calledOff: null, updatedAt },
      done: (saved) => ({
        title: 'Booking Updated',
        description: `The visit stays.${newsOf(booking, saved, true)}`,
      }),
      failed: updateFailed,
    })
  return <PressButton label="Keep This Day" onPress={() => keep().then(reload)} />
}
