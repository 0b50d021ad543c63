import { CloseButton } from '#frontend/admin/bookings/close-visit.tsx'
import { stillOpen } from '#frontend/admin/bookings/text-messages.ts'
import { VisitRowHead } from '#frontend/admin/bookings/visit-row-head.tsx'
import { countOf, DAYS, formatDay } from '#frontend/admin/lib/format.ts'
import { leftWords } from '#frontend/admin/lib/paid-words.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import { CallLink, TextLink } from '#frontend/admin/parts/card-actions.tsx'
import { money } from '#frontend/lib/format.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'
import { daysBetween } from '#schemas/facts/pacific-time.ts'
import { leftToPay, toDollars } from '#schemas/facts/payments.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'

/** For instance `$476`, of visits whose price is known. */
export const owedSum = (visits: readonly Booking[]): string =>
  money(toDollars(visits.reduce((sum, visit) => sum + (leftToPay(visit) ?? 0), 0)))

/** A visit may be done before its day. */
function sinceWords(days: number): string {
  if (days === 0) return 'today'
  return days > 0 ? `${countOf(days, DAYS)} ago` : `in ${countOf(-days, DAYS)}`
}

/** Who owes how much, since when, and how to reach them: the oldest first. */
export function OwedVisits({ visits }: { visits: readonly Booking[] }) {
  const today = usePacificToday()
  const { data: settings } = useApi('listSettings')
  const settingOf = (key: SettingKey) => settings?.find((setting) => setting.key === key)?.value
  return (
    <ul className="list-unstyled">
      {visits.map((visit) => {
        const { id, phone, serviceDate } = visit
        return (
          <li key={id} className="py-2 border-top">
            <VisitRowHead visit={visit} sum={leftWords(visit) ?? 'No price agreed'}>
              {formatDay(serviceDate)}, {sinceWords(daysBetween(serviceDate, today))}
            </VisitRowHead>
            <div className="stop-links mb-0">
              <CallLink phone={phone} about={nameOf(visit)} />
              <TextLink
                phone={phone}
                text={stillOpen(visit, settingOf('business_name'), settingOf('pay_url'))}
                about={nameOf(visit)}
              />
              <CloseButton booking={visit} about={nameOf(visit)} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
