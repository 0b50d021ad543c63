import { Link } from 'react-router-dom'
import { agreedPrice } from '#frontend/admin/bookings/booking-facts.tsx'
import { countOf, formatMoment, VISITS } from '#frontend/admin/lib/format.ts'
import { useDay } from '#frontend/admin/offline/use-day.ts'
import { ToDoLine } from '#frontend/admin/today/to-do.tsx'
import { Panel } from '#frontend/admin/ui/panel.tsx'
import { Reading } from '#frontend/admin/ui/status-messages.tsx'
import { windowLabel } from '#frontend/lib/days.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { isOpen } from '#schemas/facts/statuses.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'

/** True for a visit that the owner still goes to: it is not done, and its day is not called off. */
export const isStop = (visit: Booking) => isOpen(visit) && !isAskedForDay(visit)

/** The next visit of today, how many are left, and what waits: all of it is on Today. */
export function NextStop() {
  const { day, asOf, error, isLoading, reload } = useDay()
  if (error || !day) return <Reading what="the day" {...{ error, isLoading }} onRetry={reload} />
  const left = day.visits.filter((visit) => visit.serviceDate === day.today && isStop(visit))
  const [next] = left
  return (
    <>
      <AsOf instant={asOf} />
      <ToDoLine openVisits={day.openVisits} unpaidVisits={day.unpaidVisits} />
      <Panel title="Today">
        {next ? (
          <p className="mb-2">
            Next: {windowLabel(next.serviceTime)}, <strong {...ANY_LANGUAGE}>{nameOf(next)}</strong>,{' '}
            <span {...ANY_LANGUAGE}>{next.address}</span>
            {agreedPrice(next) && `, ${agreedPrice(next)}`}
          </p>
        ) : (
          <p className="mb-2">No visits left today.</p>
        )}
        <Link to="/today" className="btn btn-link p-0 text-start">
          {left.length > 0 ? `Open the day: ${countOf(left.length, VISITS)} left` : 'Open Today'}
        </Link>
      </Panel>
    </>
  )
}

/** Says how old the day is that is shown without the API; nothing for one that was just read. */
export function AsOf({ instant }: { instant: string | undefined }) {
  if (instant === undefined) return null
  return (
    <p className="alert alert-warning" role="status">
      {navigator.onLine ? 'The server cannot be reached.' : 'You are offline.'} This is the day as of{' '}
      {formatMoment(instant)}.
    </p>
  )
}
