import { BookingFacts } from '#frontend/admin/bookings/booking-facts.tsx'
import { nameOf, QUICK_STATUSES } from '#frontend/admin/bookings/booking-fields.ts'
import { RecordCard } from '#frontend/admin/components/record-card.tsx'
import { RecordMeta } from '#frontend/admin/components/record-meta.tsx'
import { StatusBadge } from '#frontend/admin/components/status-badge.tsx'
import { StatusButtons } from '#frontend/admin/components/status-buttons.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import type { BookingStatus } from '#schemas/facts/statuses.ts'

/** A booking with its quick status buttons. */
export function BookingCard({
  booking,
  onOpen,
  onStatus,
  onRetried,
}: {
  booking: BookingRow
  onOpen: (dialog: 'edit' | 'email' | 'delete') => void
  onStatus: (status: BookingStatus) => Promise<void>
  onRetried: () => void
}) {
  return (
    <RecordCard record={booking} name={nameOf(booking)} marks={<StatusBadge status={booking.status} />}>
      <BookingFacts booking={booking} />
      <RecordMeta record={booking} createdLabel="Booked" onRetried={onRetried} />
      <div className="record-actions">
        {booking.isSpam && (
          // Re-opening asks first when its window is full by now.
          <button type="button" className="btn btn-primary" onClick={() => onStatus('pending')}>
            Not spam
          </button>
        )}
        <StatusButtons buttons={QUICK_STATUSES} current={booking.status} onChoose={onStatus} />
        <button type="button" className="btn btn-outline-primary" onClick={() => onOpen('edit')}>
          <Icon name="pencil-square" /> Edit
        </button>
        {booking.email && (
          <button type="button" className="btn btn-outline-primary" onClick={() => onOpen('email')}>
            <Icon name="envelope" /> Send Email
          </button>
        )}
        <button type="button" className="btn btn-outline-danger" onClick={() => onOpen('delete')}>
          <Icon name="trash" /> Delete
        </button>
      </div>
    </RecordCard>
  )
}
