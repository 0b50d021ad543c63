import { BookingFacts } from '#frontend/admin/bookings/booking-facts.tsx'
import { QUICK_STATUSES } from '#frontend/admin/bookings/booking-fields.ts'
import { RecordMeta } from '#frontend/admin/components/record-meta.tsx'
import { StatusBadge } from '#frontend/admin/components/status-badge.tsx'
import { Icon } from '#frontend/components/icon.tsx'
import type { BookingRow } from '#schemas/booking.ts'
import type { BookingStatus } from '#schemas/statuses.ts'

export function BookingCard({
  booking,
  onOpen,
  onStatus,
  onRetried,
}: {
  booking: BookingRow
  onOpen: (dialog: 'edit' | 'email' | 'delete') => void
  onStatus: (status: BookingStatus) => void
  onRetried: () => void
}) {
  return (
    <li className="record-card" data-id={booking.id}>
      <div className="record-head">
        <h2>
          {booking.firstName} {booking.lastName}
        </h2>
        <StatusBadge status={booking.status} />
        {booking.isSpam && <span className="badge badge-orange">Looks like spam</span>}
      </div>
      <BookingFacts booking={booking} />
      <RecordMeta record={booking} createdLabel="Booked" onRetried={onRetried} />
      <div className="record-actions">
        {QUICK_STATUSES.filter(({ status }) => status !== booking.status).map(({ label, status }) => (
          <button
            key={status}
            type="button"
            className={status === 'cancelled' ? 'btn btn-outline-danger' : 'btn btn-primary'}
            onClick={() => onStatus(status)}
          >
            {label}
          </button>
        ))}
        <button type="button" className="btn btn-outline-primary" onClick={() => onOpen('edit')}>
          <Icon name="pencil-square" /> Edit
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={() => onOpen('email')}>
          <Icon name="envelope" /> Send Email
        </button>
        <button type="button" className="btn btn-outline-danger" onClick={() => onOpen('delete')}>
          <Icon name="trash" /> Delete
        </button>
      </div>
    </li>
  )
}
