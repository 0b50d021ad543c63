import { Fragment, useSyncExternalStore } from 'react'
import { dayName, windowLabel } from '#frontend/lib/days.ts'
import { lineStart } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import { visitorCity } from '#frontend/lib/known-city.ts'
import { useAvailability } from '#frontend/lib/use-availability.ts'
import { subscribeCity } from '#frontend/lib/visitor-city.ts'
import { Format } from '#frontend/ui/format.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'
import { bookingDays } from '#schemas/facts/limits.ts'
import { ARRIVAL_TIMES } from '#schemas/facts/pacific-time.ts'
import { nextOpeningsLabels as labels } from '#words/labels/next-openings.ts'

const SHOWN_DAYS = 3
const NOON = '12:00'

function windowsOf(isOf: (start: string) => boolean): string[] {
  return ARRIVAL_TIMES.filter(isOf).map(windowLabel)
}

const UNTIL_LOADED = [
  { name: labels.mornings, windows: windowsOf((start) => start < NOON) },
  { name: labels.afternoons, windows: windowsOf((start) => start >= NOON) },
  { name: labels.sundays, windows: [labels.closed] },
]

/** Arrival windows side by side, each on one line. */
function Windows({ labels }: { labels: readonly string[] }) {
  return (
    <span>
      {labels.map((label, index) => (
        <Fragment key={label}>
          {index > 0 && ' '}
          <span className="d-inline-block">
            {label}
            {index < labels.length - 1 && ','}
          </span>
        </Fragment>
      ))}
    </span>
  )
}

/** The next days with open arrival windows; lists all windows until they are loaded. */
export function NextOpenings() {
  const city = useSyncExternalStore<string | undefined>(subscribeCity, visitorCity, () => undefined)
  const { days } = useAvailability(city)
  return (
    <ul className="openings">
      {!days &&
        UNTIL_LOADED.map(({ name, windows }) => (
          <li key={name}>
            <div>
              <strong>{name}</strong> <Windows labels={windows} />
            </div>
          </li>
        ))}
      {days?.length === 0 && (
        <li>
          <div>
            <Format text={labels.none} days={bookingDays} phone={<PhoneLink />} />
          </div>
        </li>
      )}
      {days?.slice(0, SHOWN_DAYS).map(({ date, times }) => (
        <li key={date}>
          <a href={href(PATHS.booking, { query: { date } })}>
            <strong>{lineStart(dayName(date))}</strong> <Windows labels={times.map(windowLabel)} />
            <Icon name="arrow-right" className="opening-arrow" />
          </a>
        </li>
      ))}
    </ul>
  )
}
