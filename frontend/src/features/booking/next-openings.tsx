import useSWR from 'swr'
import { loadAvailability } from '#frontend/features/booking/availability.ts'
import { dayName } from '#frontend/lib/days.ts'
import { swrOptions } from '#frontend/lib/swr-options.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import { ARRIVAL_WINDOWS, windowLabel } from '#schemas/arrival-windows.ts'

const SHOWN_DAYS = 3
const SEARCHED_DAYS = 10

/** The next days with open arrival windows (decision 15). Names the windows until they are known. */
export function NextOpenings() {
  const { data } = useSWR(
    [publicRoutes.getAvailability.path, SEARCHED_DAYS],
    () => loadAvailability(SEARCHED_DAYS),
    swrOptions,
  )
  return (
    <ul className="openings" aria-live="polite">
      {!data && (
        <li>Arrival windows: {ARRIVAL_WINDOWS.map(({ label }) => label).join(', ')}, Monday to Saturday.</li>
      )}
      {data?.days.slice(0, SHOWN_DAYS).map(({ date, times }) => (
        <li key={date}>
          <a href={`/booking?date=${date}`}>
            <strong>{dayName(date)}</strong> {times.map(windowLabel).join(', ')}
          </a>
        </li>
      ))}
    </ul>
  )
}
