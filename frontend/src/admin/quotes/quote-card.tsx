import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import {
  CALLED_OFF,
  countOf,
  DAYS,
  formatDay,
  formatInstant,
  formatVisit,
  shortId,
} from '#frontend/admin/lib/format.ts'
import type { OptionLabel } from '#frontend/admin/lib/use-option-labels.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import { CardActions } from '#frontend/admin/parts/card-actions.tsx'
import { RecordFacts } from '#frontend/admin/parts/facts.tsx'
import { MailState } from '#frontend/admin/parts/mail-state.tsx'
import { NotSpam } from '#frontend/admin/parts/not-spam.tsx'
import { ContactLinks, RecordCard, RecordMeta } from '#frontend/admin/parts/record-card.tsx'
import { useQuoteActions } from '#frontend/admin/quotes/quote-actions.tsx'
import { CopyButton, EditAndDelete } from '#frontend/admin/ui/button.tsx'
import { StatusBadge } from '#frontend/admin/ui/status-badge.tsx'
import { money } from '#frontend/lib/format.ts'
import { discountOf, originalPrice, percentOff, type QuoteRow } from '#schemas/contract/quotes.ts'
import { nextStepOfQuote } from '#schemas/facts/next-step.ts'
import { daysBetween } from '#schemas/facts/pacific-time.ts'
import { DECLINE_WORDS } from '#schemas/facts/statuses.ts'
import { QUOTE_FIELDS } from '#schemas/fields/quote.ts'

/** Fields that Copy Quote Data copies (P21.2). */
const QUOTE_DATA = [
  'houseSize',
  'windowTypes',
  'extras',
  'basePrice',
  'totalPrice',
  'createdAt',
] satisfies (keyof QuoteRow)[]

export function QuoteCard({ quote, labels }: { quote: QuoteRow; labels: OptionLabel }) {
  const { customerInfo: customer, totalPrice } = quote
  const today = usePacificToday()
  const words = quoteWords(quote, today)
  const mails = <QuoteMails quote={quote} />
  const hasFailed = [quote.sentAgain, ...quote.followUpMails].some((mail) => mail?.status === 'failed')
  return (
    <RecordCard
      record={quote}
      name={customer.name}
      marks={
        <>
          <StatusBadge status={quote.state} />
          <span className="badge badge-grey">{labels('stories', quote.stories)}</span>
          <strong className="record-price">{money(totalPrice)}</strong>
        </>
      }
    >
      <RecordFacts fields={QUOTE_FIELDS} record={quote} spot="card" labels={labels} words={words} />
      {hasFailed && mails}
      <CardActions
        due={nextStepOfQuote(quote)}
        customer={customer}
        actions={{
          keep: () => <NotSpam list="quotes" record={quote} />,
          ...useQuoteActions(quote),
          copy: () => <CopyButton label="Copy Quote Data" text={JSON.stringify(quote, QUOTE_DATA, 2)} />,
          rest: () => <EditAndDelete id={quote.id} isFixed={quote.renewedAs !== undefined} />,
        }}
      >
        <ContactLinks email={customer.email} phone={customer.phone} />
        <RecordFacts fields={QUOTE_FIELDS} record={quote} spot="more" labels={labels} words={words} />
        {!hasFailed && mails}
        <RecordMeta record={quote} />
      </CardActions>
    </RecordCard>
  )
}

/** How long a price is still held, as a person says it. */
function heldText(validUntil: string, today: string): string {
  const left = daysBetween(today, validUntil)
  if (left < 0) return `until ${formatDay(validUntil)}, over`
  if (left === 0) return 'until the end of today'
  return `until ${formatDay(validUntil)}, ${countOf(left, DAYS)} left`
}

/** What is said of a quote's prices, and of how far it has got. @param today Pacific date */
function quoteWords(quote: QuoteRow, today: string): { [Name in keyof QuoteRow]?: ReactNode } {
  const { basePrice, totalPrice, validUntil, declined, adjusted, booking, renewedAs } = quote
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
        {formatVisit(booking)}, {booking.isAsked ? CALLED_OFF : booking.status}
      </Link>
    ),
    renewedAs: renewedAs && <Link to={`/quotes?q=${renewedAs}`}>{shortId(renewedAs)}</Link>,
  }
}

function QuoteMails({ quote: { sentAgain, followUpMails } }: { quote: QuoteRow }) {
  return (
    <p className="record-meta mb-0">
      <MailState what="Sent again:" mail={sentAgain} />
      {followUpMails.map((mail, index) => (
        <MailState key={mail.id} what={`Follow-up ${index + 1}:`} mail={mail} />
      ))}
    </p>
  )
}
