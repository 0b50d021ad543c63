import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { VISITS_REMAIN } from '#frontend/admin/bookings/use-blocked-days.ts'
import { countOf, formatDay } from '#frontend/admin/lib/format.ts'
import { useWholeList } from '#frontend/admin/lib/use-api.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import type { Setting } from '#schemas/contract/settings.ts'
import { CLAIMS } from '#schemas/defaults/claims.ts'
import { RECEIPTS_PAUSED } from '#schemas/defaults/settings.ts'
import { blockedDays, closedHolidays, listedDays } from '#schemas/facts/blocked-days.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

/** What saving the typed value would do. */
function warningOf(key: string, typed: string): string | undefined {
  if (key === 'window_capacity' && /^0+$/.test(typed)) return '0 closes all online booking.'
  if (key === 'customer_receipts' && typed === RECEIPTS_PAUSED)
    return 'Paused, because five emails to customers came back within a day. Choose yes to send them again.'
  if (CLAIMS.some((claim) => claim.key === key) && typed === 'no')
    return 'Not true, but still on the page: ask whoever runs the site to remove it.'
  return undefined
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="alert alert-warning mt-2 mb-0" role="status">
      {children}
    </p>
  )
}

/** Warns of what saving the typed value would do, such as closing days. */
export function SettingNote({ setting: { key, value }, typed }: { setting: Setting; typed: string }) {
  const today = usePacificToday()
  const warning = warningOf(key, typed)
  if (warning) return <Warning>{warning}</Warning>
  if (key !== 'blocked_days') return null
  const stored = blockedDays(value)
  return (
    <>
      <ClosedHolidays setting={typed} today={today} />
      {listedDays(typed)
        .filter((day) => !stored.has(day) && day >= today)
        .map((day) => (
          <VisitsOn key={day} day={day} />
        ))}
    </>
  )
}

function ClosedHolidays({ setting, today }: { setting: string; today: string }) {
  const holidays = closedHolidays(setting, today)
  if (holidays.length === 0) return null
  return (
    <>
      <p className="mt-2 mb-0">
        These holidays are closed, too. To work on one, add a line such as “open {holidays[0]?.date}”.
      </p>
      <ul>
        {holidays.map(({ date, name }) => (
          <li key={date}>
            {formatDay(date)}: {name}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Number of visits on a day that would be blocked, with a link to them. */
function VisitsOn({ day }: { day: string }) {
  const { data = [] } = useWholeList('listBookings', { from: day, to: day })
  const visits = data.filter(holdsSlot).length
  if (visits === 0) return null
  return (
    <Warning>
      <Link to={`/bookings?view=week&week=${day}`}>
        {formatDay(day)}: {countOf(visits, VISITS_REMAIN)}
      </Link>
    </Warning>
  )
}
