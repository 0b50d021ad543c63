import { Link } from 'react-router-dom'
import { BOOKING_DIALOGS } from '#frontend/admin/bookings/booking-records.tsx'
import { CloseVisit } from '#frontend/admin/bookings/close-visit.tsx'
import { formatDay } from '#frontend/admin/lib/format.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { ReloadContext } from '#frontend/admin/lib/use-reload.ts'
import { useDay } from '#frontend/admin/offline/use-day.ts'
import { RecordDialogs } from '#frontend/admin/parts/record-dialogs.tsx'
import { EarlierOpening } from '#frontend/admin/today/earlier-openings.tsx'
import { MoveVisit } from '#frontend/admin/today/move-visit.tsx'
import { AsOf, isStop } from '#frontend/admin/today/next-stop.tsx'
import { LateReplies, NotClosed, StillOwed, ToDoLine } from '#frontend/admin/today/to-do.tsx'
import { VisitStop } from '#frontend/admin/today/visit-stop.tsx'
import { DialogButton, LinkButton } from '#frontend/admin/ui/button.tsx'
import { Reading } from '#frontend/admin/ui/status-messages.tsx'
import { money } from '#frontend/lib/format.ts'
import { routeLinks } from '#schemas/facts/links.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { isOpen } from '#schemas/facts/statuses.ts'

/** Today's and tomorrow's visits; above them one line of what waits for the owner, which is below. */
export function DayBoard() {
  const { day, asOf, lastDate = '', error, isLoading, reload } = useDay()
  const { data: site } = useApi('getSiteInfo')
  if (error || !day) return <Reading what="the day" {...{ error, isLoading }} onRetry={reload} />
  const { today, visits, addressNotes, openVisits, unpaidVisits, paid, openings = [] } = day
  return (
    <ReloadContext value={reload}>
      <div className="day-board">
        <AsOf instant={asOf} />
        <ToDoLine openVisits={openVisits} unpaidVisits={unpaidVisits} />
        {[today, addDays(today, 1)].map((date, index) => {
          const stops = visits.filter(({ serviceDate }) => serviceDate === date)
          const route = stops.filter(isStop)
          const routes = routeLinks(route.map(({ address }) => address))
          return (
            <section key={date} aria-labelledby={`stops-${date}`}>
              <div className="d-flex flex-wrap align-items-center gap-2 mb-2">
                <h2 id={`stops-${date}`} className="me-auto">
                  {index === 0 ? 'Today' : 'Tomorrow'}, {formatDay(date)}
                </h2>
                {stops.some(isOpen) && (
                  <DialogButton opens="move-day" id={date} icon="calendar-week" label="Move this day" />
                )}
                {route.length > 1 &&
                  routes.map(({ href, first, last }) => (
                    <LinkButton
                      key={first}
                      href={href}
                      rel="noopener noreferrer"
                      icon="geo-alt"
                      label={routes.length === 1 ? `All ${last} stops` : `Stops ${first}-${last}`}
                    />
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
                  />
                ))}
              </ol>
            </section>
          )
        })}
        <NotClosed visits={openVisits} />
        <StillOwed visits={unpaidVisits} />
        {!asOf && openings.map((opening) => <EarlierOpening key={opening.serviceDate} {...opening} />)}
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
        <RecordDialogs
          rows={[...visits, ...openVisits, ...unpaidVisits]}
          free={{ ...BOOKING_DIALOGS.free }}
          about={{
            close: (booking) => <CloseVisit booking={booking} />,
            'move-visit': (booking) => <MoveVisit booking={booking} businessName={site?.businessName} />,
          }}
        />
      </div>
    </ReloadContext>
  )
}
