import { shortNews } from '#frontend/admin/bookings/booking-mails.tsx'
import { formatDay, visitStatus } from '#frontend/admin/lib/format.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { LanguageMark } from '#frontend/admin/parts/record-card.tsx'
import { Button, DialogButton, PressButton } from '#frontend/admin/ui/button.tsx'
import { statusClass } from '#frontend/admin/ui/status-badge.tsx'
import { Tooltip } from '#frontend/admin/ui/tooltip.tsx'
import { windowLabel } from '#frontend/lib/days.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { PlacesOfDay } from '#schemas/contract/availability.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { ARRIVAL_TIMES } from '#schemas/facts/pacific-time.ts'
import { isOpen } from '#schemas/facts/statuses.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'

const DAY_BUTTON = 'btn btn-outline-secondary w-100'

type WeekDayProps = {
  day: string
  today: string
  bookings: BookingRow[]
  /** Places of each window. */
  capacity: number
  /** Undefined until they are loaded. */
  windows: PlacesOfDay['windows'] | undefined
  isBlocked: boolean
  /** Undefined until the blocked days are loaded. */
  onBlock: (() => Promise<void>) | undefined
}

export function WeekDay({ day, today, bookings, capacity, windows, isBlocked, onBlock }: WeekDayProps) {
  const { open } = useDialogParam()
  const isOver = day < today
  const label = formatDay(day)
  // On a phone a day that is over without a visit does not stand between the owner and today.
  const shown = isOver && bookings.length === 0 ? 'd-none d-md-grid' : ''
  return (
    <section
      className={isBlocked ? 'week-day week-day-blocked' : 'week-day'}
      aria-label={label}
      data-day={day}
    >
      <div className="d-flex flex-wrap align-items-center gap-2">
        <h2>{label}</h2>
        {day === today && <p className="badge badge-blue mb-0">Today</p>}
        {isBlocked && <p className="badge badge-red mb-0">Blocked</p>}
      </div>
      <ul className={`week-visits flex-fill ${shown}`}>
        {ARRIVAL_TIMES.map((start) => {
          const visits = bookings.filter(({ serviceTime }) => serviceTime === start)
          const taken = windows?.find(({ time }) => time === start)?.taken ?? 0
          return (
            <li
              key={start}
              data-window={start}
              className="d-flex flex-wrap align-items-center align-content-start gap-1 py-2 border-top"
            >
              <span className="week-window">{windowLabel(start)}</span>
              {windows && (
                <>
                  <span className={taken >= capacity ? 'week-places week-full' : 'week-places'} aria-hidden>
                    {taken}/{capacity}
                  </span>
                  <span className="visually-hidden">
                    {taken} of {capacity} places taken
                  </span>
                </>
              )}
              {visits.map((booking) => (
                <button
                  key={booking.id}
                  type="button"
                  className={`week-visit ${statusClass(visitStatus(booking))}`}
                  onClick={() => open('edit', booking.id)}
                >
                  <span {...ANY_LANGUAGE}>{nameOf(booking)}</span>
                  {booking.language && ' '}
                  <LanguageMark language={booking.language} />
                  <span className="visually-hidden">, {visitStatus(booking)}</span>
                  <WeekNews booking={booking} />
                </button>
              ))}
              <Tooltip text="Add a booking">
                <Button
                  className="btn btn-icon text-primary"
                  icon="plus-lg"
                  label=""
                  about={`Add a booking on ${label}, ${windowLabel(start)}`}
                  onClick={() => open('add', `${day}T${start}`)}
                />
              </Tooltip>
            </li>
          )
        })}
      </ul>
      <div className="d-grid align-content-start gap-2">
        {!isOver && bookings.some(isOpen) && (
          <DialogButton
            opens="move-day"
            id={day}
            label="Move this day"
            about={label}
            className={DAY_BUTTON}
          />
        )}
        {!isOver && onBlock && (
          <PressButton
            label={isBlocked ? 'Unblock' : 'Block'}
            about={label}
            className={DAY_BUTTON}
            onPress={onBlock}
          />
        )}
      </div>
    </section>
  )
}

/** News that the customer has, below the name. */
function WeekNews({ booking }: { booking: BookingRow }) {
  const news = shortNews(booking)
  return (
    news && (
      <small className="d-block fw-normal">
        <span className="visually-hidden">, </span>
        {news}
      </small>
    )
  )
}
