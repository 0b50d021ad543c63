import { Link } from 'react-router-dom'
import { Facts } from '#frontend/admin/components/facts.tsx'
import { MailState } from '#frontend/admin/components/mail-state.tsx'
import { countOf, formatDay, formatInstant, formatVisit } from '#frontend/admin/lib/format.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import { money } from '#frontend/lib/money.ts'
import type { QuoteRow } from '#schemas/contract/quotes.ts'
import { DECLINE_WORDS } from '#schemas/facts/quote-state.ts'

const DAY_MS = 86_400_000

/** How long a price is still held, as a person says it. */
function heldText(validUntil: string, today: string): string {
  const left = (Date.parse(validUntil) - Date.parse(today)) / DAY_MS
  if (left < 0) return `until ${formatDay(validUntil)}, over`
  if (left === 0) return 'until the end of today'
  return `until ${formatDay(validUntil)}, ${countOf(left, { one: 'day', other: 'days' })} left`
}

/** How far a quote has got, and the mails to its customer. */
export function QuoteProgress({ quote, onChanged }: { quote: QuoteRow; onChanged: () => void }) {
  const today = usePacificToday()
  const { validUntil, seenAt, contactedAt, declined, adjusted, booking, sentAgain, followUpMails } = quote
  return (
    <>
      <Facts
        entries={[
          ['Price Held', heldText(validUntil, today)],
          ['Seen', seenAt && formatInstant(seenAt)],
          ['Contacted', contactedAt && formatInstant(contactedAt)],
          ['Declined', declined && `${DECLINE_WORDS[declined.reason]}, ${formatInstant(declined.at)}`],
          [
            'Price Changed',
            adjusted && `from ${money(adjusted.from)} by ${adjusted.by}: ${adjusted.reason}`,
            'typed',
          ],
          [
            'Visit',
            booking && (
              <Link to={`/bookings?q=${booking.id}`}>
                {formatVisit(booking)}, {booking.status}
              </Link>
            ),
          ],
        ]}
      />
      <p className="record-meta mb-0">
        <MailState what="Sent again:" mail={sentAgain} onChanged={onChanged} />
        {followUpMails.map((mail, index) => (
          <MailState key={mail.id} what={`Follow-up ${index + 1}:`} mail={mail} onChanged={onChanged} />
        ))}
      </p>
    </>
  )
}
