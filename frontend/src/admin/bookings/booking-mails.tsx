import { beliefWarning, isOnItsWay, toldWords } from '#frontend/admin/bookings/told-words.ts'
import { changedByCustomer, mailWords, nameOfMail, newsOfMail } from '#frontend/admin/lib/mail-words.ts'
import { MailState } from '#frontend/admin/parts/mail-state.tsx'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { isVisitOver } from '#schemas/facts/pacific-time.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'

/** True if the last change of a visit that is ahead went without a mail. */
const isUntold = (booking: BookingRow) =>
  !booking.customerMail &&
  !booking.isSpam &&
  booking.status !== 'completed' &&
  !isVisitOver(booking, new Date())

/** Shows what a visit's customer believes, and warns where that is wrong. */
export function Belief({ booking }: { booking: Parameters<typeof beliefWarning>[0] }) {
  const warning = beliefWarning(booking)
  if (!booking.told || booking.isSpam) return null
  return (
    <span>
      Customer believes: {toldWords(booking.told)}.{warning && <strong> {warning}</strong>}
    </span>
  )
}

/** True if what the mails say of a visit cannot wait: the customer changed it, or may not know how it is. */
export function hasUrgentMail(booking: BookingRow): boolean {
  const { customerMail, plannedMails = [] } = booking
  const hasFailed = [customerMail, ...plannedMails].some((mail) => mail?.status === 'failed')
  // An email on its way arrives within seconds: a card that grows meanwhile would move its buttons.
  const warning = isOnItsWay(booking) ? undefined : beliefWarning(booking)
  return hasFailed || (changedByCustomer(customerMail) ?? warning) !== undefined
}

/** Shows the last mail to a visit's customer, and those that are planned or were. */
export function BookingMails({ booking }: { booking: BookingRow }) {
  const { customerMail, plannedMails = [] } = booking
  // A reminder is decided when it is due: it stays planned in case the visit is on again.
  const isOff = booking.status === 'cancelled' || isAskedForDay(booking)
  const shown = isOff ? plannedMails.filter(({ status }) => status !== 'planned') : plannedMails
  const byCustomer = changedByCustomer(customerMail)
  return (
    <p className="record-meta">
      {byCustomer && <strong>{byCustomer}</strong>}
      {customerMail && <MailState what={`Customer: ${newsOfMail(customerMail)}`} mail={customerMail} />}
      {isUntold(booking) && (
        <span>Customer: not told {booking.calendarSequence > 0 ? 'about the last change' : 'by email'}</span>
      )}
      <Belief booking={booking} />
      {shown.map((mail) => (
        <MailState key={mail.id} what={`Customer: ${nameOfMail(mail)}`} mail={mail} />
      ))}
    </p>
  )
}

/** The same in short, for the calendar. */
export function shortNews(booking: BookingRow): string | undefined {
  const { customerMail } = booking
  if (!customerMail) return isUntold(booking) ? 'not told' : undefined
  return (
    changedByCustomer(customerMail)?.toLowerCase() ?? `${newsOfMail(customerMail)} ${mailWords(customerMail)}`
  )
}
