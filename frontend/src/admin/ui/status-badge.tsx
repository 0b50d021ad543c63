import type { BookingStatus, ContactStatus, QuoteState } from '#schemas/facts/statuses.ts'

// Full class names: the build purges classes that it cannot find in the source.
const CLASSES: Record<BookingStatus | ContactStatus | QuoteState, string> = {
  pending: 'badge-orange',
  confirmed: 'badge-green',
  completed: 'badge-blue',
  cancelled: 'badge-red',
  new: 'badge-blue',
  contacted: 'badge-green',
  resolved: 'badge-grey',
  seen: 'badge-orange',
  booked: 'badge-green',
  declined: 'badge-red',
  expired: 'badge-grey',
}

/** The class of a status' colour; any other value is orange. */
export const statusClass = (status: string): string =>
  Object.hasOwn(CLASSES, status) ? CLASSES[status as keyof typeof CLASSES] : 'badge-orange'

export function StatusBadge({ status }: { status: string }) {
  return <span className={`badge status-badge text-capitalize ${statusClass(status)}`}>{status}</span>
}
