import { useSearchParams } from 'react-router-dom'
import { BOOKING_DIALOGS } from '#frontend/admin/bookings/booking-records.tsx'
import { useBlockedDays } from '#frontend/admin/bookings/use-blocked-days.ts'
import { WeekDay } from '#frontend/admin/bookings/week-day.tsx'
import { formatDay } from '#frontend/admin/lib/format.ts'
import { useApi, useVisits } from '#frontend/admin/lib/use-api.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import { ReloadContext } from '#frontend/admin/lib/use-reload.ts'
import { RecordDialogs } from '#frontend/admin/parts/record-dialogs.tsx'
import { Button, DialogButton } from '#frontend/admin/ui/button.tsx'
import { LoadError, Reading } from '#frontend/admin/ui/status-messages.tsx'
import { addDays, isCalendarDate, mondayOf } from '#schemas/facts/pacific-time.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const SUNDAY = 6
const SMALL = 'btn btn-sm btn-outline-primary'

/** A week of visits by day and arrival window, and the blocked days. On Sunday the business is closed. */
export function BookingWeek() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('week') ?? ''
  const today = usePacificToday()
  const monday = mondayOf(isCalendarDate(asked) ? asked : today)
  const week = { from: monday, to: addDays(monday, 6) }
  const { data, error, isLoading, mutate } = useVisits(week)
  const places = useApi('listPlaces', week)
  const visitsOn = (day: string) => (data ?? []).filter(({ serviceDate }) => serviceDate === day)
  const days = WEEK.map((offset) => addDays(monday, offset)).filter(
    (day, offset) => offset !== SUNDAY || visitsOn(day).length > 0,
  )
  const blocked = useBlockedDays()
  // A day that is moved is blocked, too.
  const reload = () => Promise.all([mutate(), places.mutate(), blocked.reload()])
  const goTo = (week: string) => setSearch({ view: 'week', week }, { replace: true })
  return (
    <>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
        <Button className={SMALL} label="Previous" about="week" onClick={() => goTo(addDays(monday, -7))} />
        <Button className={SMALL} label="This week" onClick={() => goTo(today)} />
        <Button className={SMALL} label="Next" about="week" onClick={() => goTo(addDays(monday, 7))} />
        <p role="status" className="mb-0 fw-semibold">
          Week of {formatDay(monday)}
        </p>
      </div>
      <Reading
        what="the week's bookings"
        error={error ?? places.error}
        isLoading={isLoading}
        onRetry={reload}
      />
      {blocked.error !== undefined && <LoadError what="blocked days" onRetry={blocked.reload} />}
      <div className="week">
        {days.map((day) => (
          <WeekDay
            key={day}
            day={day}
            today={today}
            bookings={visitsOn(day)}
            capacity={places.data?.capacity ?? 0}
            windows={places.data?.days.find(({ date }) => date === day)?.windows}
            isBlocked={blocked.days.has(day)}
            onBlock={
              blocked.isLoaded ? () => blocked.toggle(day, visitsOn(day).filter(holdsSlot).length) : undefined
            }
          />
        ))}
      </div>
      <DialogButton
        opens="subscribe"
        icon="calendar-week"
        label="Subscribe in Your Own Calendar"
        className="btn btn-outline-primary mt-3"
      />
      <ReloadContext value={reload}>
        <RecordDialogs rows={data ?? []} {...BOOKING_DIALOGS} />
      </ReloadContext>
    </>
  )
}
