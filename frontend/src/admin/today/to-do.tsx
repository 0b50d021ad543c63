import { Link } from 'react-router-dom'
import { nameOf } from '#frontend/admin/bookings/booking-fields.ts'
import { isLate, PromiseClock } from '#frontend/admin/components/promise-clock.tsx'
import { formatVisit } from '#frontend/admin/lib/format.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { Booking } from '#schemas/contract/bookings.ts'

/** Shown at most. */
const REPLIES = 5
/** Counted at most. */
const COUNTED = 100

/** Messages that wait longer than the site promises, the oldest first. Renders nothing without any. */
export function LateReplies() {
  const query = { status: 'new' as const, sort: 'oldest' as const, limit: COUNTED }
  const { data = [] } = useApi('listContacts', query, { shouldRetryOnError: false })
  const late = data.filter(({ createdAt }) => isLate(createdAt))
  if (late.length === 0) return null
  const count = late.length === COUNTED ? `${COUNTED} or more` : late.length
  return (
    <section className="admin-panel admin-panel-attention">
      <h2>Late replies ({count})</h2>
      <ul className="recent-items">
        {late.slice(0, REPLIES).map(({ id, name, createdAt }) => (
          <li key={id}>
            <Link to={`/contacts?q=${id}`} className="recent-item">
              <strong {...ANY_LANGUAGE}>{name}</strong>
              <PromiseClock since={createdAt} />
            </Link>
          </li>
        ))}
      </ul>
      {late.length > REPLIES && (
        <p className="mb-0">
          The {REPLIES} oldest of {count}. <Link to="/contacts?status=new&sort=oldest">See all</Link>
        </p>
      )}
    </section>
  )
}

/** Visits of earlier days that need a word from the owner. Renders nothing without any. */
export function VisitLinks({
  title,
  about,
  bookings,
  onOpen,
}: {
  title: string
  about?: string
  bookings: readonly Booking[]
  onOpen: (id: string) => void
}) {
  if (bookings.length === 0) return null
  return (
    <section className="admin-panel admin-panel-attention">
      <h2>
        {title} ({bookings.length})
      </h2>
      {about && <p>{about}</p>}
      <ul className="recent-items">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <button type="button" className="recent-item w-100" onClick={() => onOpen(booking.id)}>
              <strong {...ANY_LANGUAGE}>{nameOf(booking)}</strong>
              <small className="w-100">{formatVisit(booking)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
