import { CALLED_OFF } from '#frontend/admin/lib/format.ts'
import { StatusBadge } from '#frontend/admin/ui/status-badge.tsx'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { isAhead, isAskedForDay } from '#schemas/facts/visit-change.ts'

/** Marks a visit whose day is called off, and one ahead whose customer would take an earlier day. */
export function VisitMarks({ booking }: { booking: Booking }) {
  if (isAskedForDay(booking)) return <StatusBadge status={CALLED_OFF} />
  const isFlexible = booking.isFlexible && isAhead(booking, new Date())
  return isFlexible && <span className="badge badge-clock">Would come earlier</span>
}
