import { dayName } from '#frontend/lib/days.ts'
import { money } from '#frontend/lib/money.ts'
import type { SavedQuote } from '#frontend/lib/saved-quote.ts'
import { windowLabel } from '#schemas/arrival-windows.ts'

/** The saved quote next to the booking, with the way out for those who book later (decision 13). */
export function QuotePanel({ quote }: { quote: SavedQuote }) {
  const { lines, totalPrice, shownPrice, booking } = quote
  return (
    <aside className="panel quote-summary" aria-labelledby="booking-quote">
      <h2 id="booking-quote" className="h3">
        Your quote
      </h2>
      {shownPrice !== undefined && (
        <p className="alert alert-warning" role="status">
          Our prices have changed since the page was loaded: the total is {money(totalPrice)} instead of{' '}
          {money(shownPrice)}.
        </p>
      )}
      <ul className="plain-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="summary-total">Total {money(totalPrice)}</p>
      {booking ? (
        <p className="mb-0">
          Already booked: {dayName(booking.serviceDate)}, {windowLabel(booking.serviceTime)} Pacific time.
        </p>
      ) : (
        <a className="btn btn-outline-primary" href="/quote-submitted">
          Send me the quote, I’ll book later
        </a>
      )}
    </aside>
  )
}
