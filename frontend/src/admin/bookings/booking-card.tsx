import { BookingFacts } from '#frontend/admin/bookings/booking-facts.tsx'
import { nameOf, QUICK_STATUSES } from '#frontend/admin/bookings/booking-fields.ts'
import { BookingMails } from '#frontend/admin/bookings/booking-mails.tsx'
import { KeepDay } from '#frontend/admin/bookings/keep-day.tsx'
import { isMailed, isVisitOver } from '#frontend/admin/bookings/visit-news.ts'
import { Button, StatusButtons } from '#frontend/admin/components/button.tsx'
import { RecordCard, RecordMeta } from '#frontend/admin/components/record-card.tsx'
import { StatusBadge } from '#frontend/admin/components/status-badge.tsx'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import type { BookingStatus } from '#schemas/facts/statuses.ts'

/** A booking with its quick status buttons. */
export function BookingCard({
  booking,
  onOpen,
  onStatus,
  onChanged,
}: {
  booking: BookingRow
  onOpen: (dialog: 'edit' | 'email' | 'link' | 'repeat' | 'cancel' | 'delete') => void
  onStatus: (status: BookingStatus, options?: { tellCustomer: false }) => Promise<unknown>
  onChanged: () => void
}) {
  async function choose(status: BookingStatus) {
    // A mail cannot be taken back, so a tap alone sends none that calls a visit off.
    if (status === 'cancelled' && isMailed(booking, { ...booking, status })) return onOpen('cancel')
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
      <BookingMails booking={booking} onChanged={onChanged} />
      <RecordMeta record={booking} createdLabel="Booked" onChanged={onChanged} />
      <div className="record-actions">
        {booking.isSpam && (
          // Re-opening asks first when its window is full by now.
          <Button look="main" label="Not spam" onClick={() => onStatus('pending', { tellCustomer: false })} />
        )}
        <KeepDay booking={booking} onChanged={onChanged} />
        <StatusButtons buttons={QUICK_STATUSES} current={booking.status} onChoose={choose} />
        <Button icon="pencil-square" label="Edit" onClick={() => onOpen('edit')} />
        {booking.email && <Button icon="envelope" label="Send Email" onClick={() => onOpen('email')} />}
        {!booking.isSpam && <Button label="Customer's Link" onClick={() => onOpen('link')} />}
        {!booking.isSpam && <Button label="Next Visit" onClick={() => onOpen('repeat')} />}
        <Button icon="trash" look="danger" label="Delete" onClick={() => onOpen('delete')} />
      </div>
    </RecordCard>
  )
}

/** Marks a visit ahead whose customer would take an earlier day. */
export function FlexibleMark({ booking }: { booking: BookingRow }) {
  const isAhead = ['pending', 'confirmed'].includes(booking.status) && !isVisitOver(booking)
  return booking.isFlexible && isAhead && <span className="badge badge-clock">Would come earlier</span>
}
