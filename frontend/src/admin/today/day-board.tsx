import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { CloseVisit } from '#frontend/admin/bookings/close-visit.tsx'
import { MoveDay } from '#frontend/admin/bookings/move-day/move-day.tsx'
import { NewBookingDialog } from '#frontend/admin/bookings/new-booking-dialog.tsx'
import { repeatOf } from '#frontend/admin/bookings/next-visit.ts'
import { Button } from '#frontend/admin/components/button.tsx'
import { LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import { formatDay, formatMoment } from '#frontend/admin/lib/format.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { useDay } from '#frontend/admin/offline/use-day.ts'
import { EarlierOpenings } from '#frontend/admin/today/earlier-openings.tsx'
import { MoveVisit } from '#frontend/admin/today/move-visit.tsx'
import { LateReplies, NotClosed, StillOwed, ToDoLine } from '#frontend/admin/today/to-do.tsx'
import { VisitStop } from '#frontend/admin/today/visit-stop.tsx'
import { money } from '#frontend/lib/money.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import type { Booking } from '#schemas/contract/bookings.ts'
import { addDays, isCalendarDate } from '#schemas/facts/calendar-date.ts'
import { routeLinks } from '#schemas/facts/links.ts'

const isAhead = ({ status }: Booking) => status !== 'completed'

/** Today's and tomorrow's visits; above them one line of what waits for the owner, which is below. */
export function DayBoard() {
  const { day, asOf, lastDate = '', error, isLoading, reload } = useDay()
  const { data: site } = useApi('getSiteInfo')
  const dialog = useDialogParam()
  const { hash, key } = useLocation()
  const isRead = day !== undefined
  // The router scrolls to no part of a screen, and a part is there once it is read.
  useEffect(() => {
    if (isRead && hash && key) document.getElementById(hash.slice(1))?.focus()
  }, [isRead, hash, key])
  if (error) return <LoadError what="the day" onRetry={reload} />
  if (isLoading || !day) return <Loading>Loading the day...</Loading>
  const { today, visits, addressNotes, openVisits, unpaidVisits, paid, openings = [] } = day
  const repeat = (booking: Booking, months?: number) => dialog.open('add', repeatOf(booking, months))
  const moving = visits.find(({ id }) => id === dialog.id)
  const closing = [...visits, ...openVisits, ...unpaidVisits].find(({ id }) => id === dialog.id)
  const close = (id: string) => dialog.open('close', id)
  return (
    <div className="day-board">
      {asOf && (
        <p className="alert alert-warning" role="status">
          {navigator.onLine ? 'The server cannot be reached.' : 'You are offline.'} This is the day as of{' '}
          {formatMoment(asOf)}.
        </p>
      )}
      <ToDoLine openVisits={openVisits} unpaidVisits={unpaidVisits} />
      {[today, addDays(today, 1)].map((date, index) => {
        const stops = visits.filter(({ serviceDate }) => serviceDate === date)
        const route = stops.filter(isAhead)
        const routes = routeLinks(route.map(({ address }) => address))
        return (
          <section key={date} aria-labelledby={`stops-${date}`}>
            <div className="d-flex flex-wrap align-items-center gap-2 mb-2">
              <h2 id={`stops-${date}`} className="me-auto">
                {index === 0 ? 'Today' : 'Tomorrow'}, {formatDay(date).replace(/, \d+$/, '')}
              </h2>
              {route.length > 0 && (
                <Button
                  icon="calendar-week"
                  label="Move this day"
                  onClick={() => dialog.open('move-day', date)}
                />
              )}
              {route.length > 1 &&
                routes.map(({ href, first, last }) => (
                  <a key={first} className="btn btn-outline-primary" href={href} rel="noopener noreferrer">
                    <Icon name="geo-alt" />{' '}
                    {routes.length === 1 ? `All ${last} stops` : `Stops ${first}-${last}`}
                  </a>
                ))}
            </div>
            {stops.length === 0 && <p>{date > lastDate ? 'Not known while offline.' : 'No visits.'}</p>}
            <ol className="stops">
              {stops.map((booking) => (
                <VisitStop
                  key={booking.id}
                  booking={booking}
                  isToday={index === 0}
                  notes={addressNotes[booking.id]}
                  businessName={site?.businessName}
                  onMove={() => dialog.open('move-visit', booking.id)}
                  onClose={() => close(booking.id)}
                  onRepeat={(months) => repeat(booking, months)}
                  onChanged={reload}
                />
              ))}
            </ol>
          </section>
        )
      })}
      <NotClosed visits={openVisits} onClose={close} onChanged={reload} />
      <StillOwed visits={unpaidVisits} onPay={close} />
      {!asOf && <EarlierOpenings openings={openings} onChanged={reload} />}
      <LateReplies />
      <p className="h4 mb-0 fw-normal">
        <Link to="/money?tab=paid&period=week" className="text-body">
          Paid this week <strong>{money(paid.thisWeek)}</strong>
        </Link>
        ,{' '}
        <Link to="/money?tab=paid&period=month" className="text-body">
          this month <strong>{money(paid.thisMonth)}</strong>
        </Link>
      </p>
      {dialog.name === 'move-day' && dialog.id && isCalendarDate(dialog.id) && (
        <MoveDay date={dialog.id} onMoved={reload} onClose={dialog.close} />
      )}
      {dialog.name === 'close' && closing && (
        <CloseVisit booking={closing} onSaved={reload} onClose={dialog.close} />
      )}
      {dialog.name === 'move-visit' && moving && (
        <MoveVisit
          booking={moving}
          businessName={site?.businessName}
          onSaved={reload}
          onClose={dialog.close}
        />
      )}
      {dialog.name === 'add' && (
        <NewBookingDialog about={dialog.id} onSaved={reload} onClose={dialog.close} />
      )}
    </div>
  )
}
