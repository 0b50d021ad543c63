import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { VISITS_REMAIN } from '#frontend/admin/bookings/use-blocked-days.ts'
import { countOf, formatDay } from '#frontend/admin/lib/format.ts'
import { useVisits } from '#frontend/admin/lib/use-api.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import type { Setting } from '#schemas/contract/settings.ts'
import { isClaim, RECEIPTS_PAUSED } from '#schemas/defaults/settings.ts'
import { blockedDays, closedHolidays, listedDays } from '#schemas/facts/blocked-days.ts'
import { payLink } from '#schemas/facts/payments.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

function warningOf(key: string, typed: string): string | undefined {
  if (key === 'window_capacity' && /^0+$/.test(typed)) return '0 closes all online booking.'
  if (key === 'customer_receipts' && typed === RECEIPTS_PAUSED)
    return 'Paused, because five emails to customers came back within a day. Choose yes to send them again.'
  if (isClaim(key) && typed === 'no')
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

/** What customers see of the payment link: the whole host, as they are sent there. */
function PayPreview({ payUrl }: { payUrl: string }) {
  const link = payLink(payUrl.trim(), { cents: 23_850, number: '3f2a9c01' })
  return (
    <p className="mt-2 mb-0">
      {'{amount}'} becomes what is left to pay, such as 238 or 238.50, and {'{number}'} the visit’s short ID.{' '}
      {link && (
        <>
          Customers see, for instance:{' '}
          <a href={link.href} rel="noopener noreferrer">
            Pay $238.50 on {link.host}
          </a>
        </>
      )}
      {payUrl.trim() === '' && 'While this is empty, nobody is asked to pay online.'}
    </p>
  )
}

/** Says what saving the typed value would do, such as closing days. */
export function SettingNote({ setting: { key, value }, typed }: { setting: Setting; typed: string }) {
  const today = usePacificToday()
  const warning = warningOf(key, typed)
  if (warning) return <Warning>{warning}</Warning>
  if (key === 'pay_url') return <PayPreview payUrl={typed} />
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
  const { data = [] } = useVisits({ from: day, to: day })
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
