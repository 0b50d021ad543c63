import { useAvailability } from '#frontend/features/booking/use-availability.ts'
import { dayName } from '#frontend/lib/days.ts'
import { telephoneLink } from '#frontend/lib/phone.ts'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { ARRIVAL_WINDOWS, windowLabel } from '#schemas/arrival-windows.ts'

const SHOWN_DAYS = 3
const SEARCHED_DAYS = 10
const NOON = '12:00'

function windowsOf(isOf: (start: string) => boolean): string {
  return ARRIVAL_WINDOWS.filter(({ start }) => isOf(start))
    .map(({ label }) => label)
    .join(', ')
}

/** The next days with open arrival windows (decision 15); names the windows until they are known. */
export function NextOpenings() {
  const { days } = useAvailability(SEARCHED_DAYS)
  const { phone } = useSiteInfo()
  return (
    <ul className="openings">
      {!days && (
        <>
          <li>
            <div>
              <strong>Mornings</strong> {windowsOf((start) => start < NOON)}
            </div>
          </li>
          <li>
            <div>
              <strong>Afternoons</strong> {windowsOf((start) => start >= NOON)}
            </div>
          </li>
          <li>
            <div>
              <strong>Sundays</strong> Closed
            </div>
          </li>
        </>
      )}
      {days?.length === 0 && (
        <li>
          <div>
            No open times in the next {SEARCHED_DAYS} days. Please call{' '}
            <a href={telephoneLink(phone)}>{phone}</a>.
          </div>
        </li>
      )}
      {days?.slice(0, SHOWN_DAYS).map(({ date, times }) => (
        <li key={date}>
          <a href={`/booking?date=${date}`}>
            <strong>{dayName(date)}</strong> {times.map(windowLabel).join(', ')}
          </a>
        </li>
      ))}
    </ul>
  )
}
