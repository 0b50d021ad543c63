import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { MailState } from '#frontend/admin/components/mail-state.tsx'
import { countOf, formatDay, formatInstant, formatVisit } from '#frontend/admin/lib/format.ts'
import { money } from '#frontend/lib/money.ts'
import type { QuoteRow } from '#schemas/contract/quotes.ts'
import { DECLINE_WORDS } from '#schemas/facts/quote-state.ts'
import { discountOf, originalPrice, percentOff } from '#schemas/price/discount.ts'

const DAY_MS = 86_400_000

/** How long a price is still held, as a person says it. */
function heldText(validUntil: string, today: string): string {
  const left = (Date.parse(validUntil) - Date.parse(today)) / DAY_MS
  if (left < 0) return `until ${formatDay(validUntil)}, over`
  if (left === 0) return 'until the end of today'
  return `until ${formatDay(validUntil)}, ${countOf(left, { one: 'day', other: 'days' })} left`
}

/** What is said of a quote's prices, and of how far it has got. @param today Pacific date */
export function quoteWords(quote: QuoteRow, today: string): { [Name in keyof QuoteRow]?: ReactNode } {
  const { basePrice, totalPrice, validUntil, declined, adjusted, booking } = quote
  const [original, discount] = [originalPrice(quote), discountOf(quote)]
  return {
    basePrice: basePrice === totalPrice ? undefined : money(basePrice),
    lines: basePrice === original ? undefined : money(original - basePrice),
    totalPrice: discount === 0 ? undefined : `${money(-discount)} (${percentOff(totalPrice, original)}%)`,
    validUntil: heldText(validUntil, today),
    declined: declined && `${DECLINE_WORDS[declined.reason]}, ${formatInstant(declined.at)}`,
    adjusted: adjusted && `from ${money(adjusted.from)} by ${adjusted.by}: ${adjusted.reason}`,
    bookingId: booking && (
      <Link to={`/bookings?q=${booking.id}`}>
        {formatVisit(booking)}, {booking.status}
      </Link>
    ),
  }
}

/** The mails to a quote's customer. */
export function QuoteMails({ quote: { sentAgain, followUpMails } }: { quote: QuoteRow }) {
  return (
    <p className="record-meta mb-0">
      <MailState what="Sent again:" mail={sentAgain} />
      {followUpMails.map((mail, index) => (
        <MailState key={mail.id} what={`Follow-up ${index + 1}:`} mail={mail} />
      ))}
    </p>
  )
}
