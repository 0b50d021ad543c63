/** What waits for the owner, and where it is done. */

import { Link } from 'react-router-dom'
import { agreedPrice } from '#frontend/admin/bookings/booking-facts.tsx'
import { CloseButton } from '#frontend/admin/bookings/close-visit.tsx'
import { OwedVisits, owedSum } from '#frontend/admin/bookings/owed-visits.tsx'
import { useNoteVisit } from '#frontend/admin/bookings/use-note-visit.ts'
import { VisitMarks } from '#frontend/admin/bookings/visit-marks.tsx'
import { VisitRowHead } from '#frontend/admin/bookings/visit-row-head.tsx'
import { countOf, formatVisit, VISITS } from '#frontend/admin/lib/format.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { isLate, PromiseClock } from '#frontend/admin/parts/promise-clock.tsx'
import { LinkButton, PressButton } from '#frontend/admin/ui/button.tsx'
import { Panel } from '#frontend/admin/ui/panel.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { isOwed } from '#schemas/facts/payments.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'

/** Rows shown at most. */
const SHOWN = 5
/** Counted at most. */
const COUNTED = 100

/** Messages that wait longer than the site promises, the oldest first. */
function useLateReplies() {
  const query = { status: 'new' as const, sort: 'oldest' as const, limit: COUNTED }
  const { data = [] } = useApi('listContacts', query, { shouldRetryOnError: false })
  const late = data.filter(({ createdAt }) => isLate(createdAt))
  return { late, count: late.length === COUNTED ? `${COUNTED} or more` : String(late.length) }
}

type ToDoLineProps = { openVisits: readonly Booking[]; unpaidVisits: readonly Booking[] }

/** For instance `5 replies, 2 visits to close, $476 owed`: each opens what it counts. Renders nothing when nothing waits. */
export function ToDoLine({ openVisits, unpaidVisits }: ToDoLineProps) {
  const { late, count } = useLateReplies()
  if (late.length + openVisits.length + unpaidVisits.length === 0) return null
  return (
    <p className="d-flex flex-wrap gap-2">
      {late.length > 0 && (
        <LinkButton
          to="/today#late-replies"
          label={`${count} late ${late.length === 1 ? 'reply' : 'replies'}`}
        />
      )}
      {openVisits.length > 0 && (
        <LinkButton to="/today#not-closed" label={`${countOf(openVisits.length, VISITS)} to close`} />
      )}
      {unpaidVisits.length > 0 && (
        <LinkButton to="/today#still-owed" label={`${owedSum(unpaidVisits)} owed`} />
      )}
    </p>
  )
}

/** Renders nothing without any. */
export function LateReplies() {
  const { late, count } = useLateReplies()
  if (late.length === 0) return null
  return (
    <Panel id="late-replies" title={`Late replies (${count})`} isUrgent>
      <ul className="list-unstyled">
        {late.slice(0, SHOWN).map(({ id, name, createdAt }) => (
          <li key={id}>
            <Link to={`/contacts?q=${id}`} className="recent-item">
              <strong {...ANY_LANGUAGE}>{name}</strong>
              <PromiseClock since={createdAt} />
            </Link>
          </li>
        ))}
      </ul>
      {late.length > SHOWN && (
        <p className="mb-0">
          The {SHOWN} oldest of {count}. <Link to="/contacts?status=new&sort=oldest">See all</Link>
        </p>
      )}
    </Panel>
  )
}

/** Visits of earlier days that nobody has closed, to be closed where they stand. Renders nothing without any. */
export function NotClosed({ visits }: { visits: readonly Booking[] }) {
  const note = useNoteVisit()
  const reload = useReload()
  if (visits.length === 0) return null
  async function callOff(booking: Booking) {
    const undo = { status: booking.status, anyway: true, tellCustomer: false }
    await note(booking, { status: 'cancelled', tellCustomer: false }, { title: 'Did Not Happen', undo })
    reload()
  }
  return (
    <Panel id="not-closed" title={`Not closed yet (${visits.length})`} isUrgent>
      <p>These visits are over. Note how they went.</p>
      <ul className="list-unstyled">
        {visits.map((booking) => (
          <li key={booking.id} data-id={booking.id} className="py-2 border-top">
            <VisitRowHead visit={booking} sum={agreedPrice(booking)}>
              {formatVisit(booking)} <VisitMarks booking={booking} />
            </VisitRowHead>
            <div className="stop-links mb-0">
              <CloseButton booking={booking} about={nameOf(booking)} />
              <PressButton label="Did Not Happen" about={nameOf(booking)} onPress={() => callOff(booking)} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Visits that are done and not paid in full, the oldest first. Renders nothing without any. */
export function StillOwed({ visits }: { visits: readonly Booking[] }) {
  const owed = visits.filter(isOwed)
  if (owed.length === 0) return null
  return (
    <Panel id="still-owed" title={`Still to be paid: ${owedSum(owed)} (${owed.length})`} isUrgent>
      <OwedVisits visits={owed.slice(0, SHOWN)} />
      {owed.length > SHOWN && (
        <p className="mb-0">
          The {SHOWN} oldest of {owed.length}. <Link to="/money">See all</Link>
        </p>
      )}
    </Panel>
  )
}
