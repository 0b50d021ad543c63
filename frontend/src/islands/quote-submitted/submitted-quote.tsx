import { format, money } from '#frontend/lib/format.ts'
import type { SavedQuote } from '#frontend/lib/use-saved-quote.ts'
import { BookedLinks } from '#frontend/ui/booked-links.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { PricedLines } from '#frontend/ui/priced-lines.tsx'
import { VisitText } from '#frontend/ui/visit-text.tsx'
import { bookingLabels } from '#words/labels/booking.ts'
import type { QuoteSubmittedContent } from '#words/pages/quote-submitted.ts'

export function SubmittedQuote({ quote, content }: { quote: SavedQuote; content: QuoteSubmittedContent }) {
  const { booking, shownPrice } = quote
  const total = money(quote.totalPrice)
  return (
    <div className="panel">
      {booking && (
        <>
          <p className="lead">
            <Icon name="calendar-check" /> <VisitText {...booking} />
          </p>
          <BookedLinks {...booking} />
        </>
      )}
      <h2 className="h3">{content.quoteHeading}</h2>
      <PricedLines
        {...quote}
        lines={quote.lines.map((text) => ({ text }))}
        total={format(content.total, { price: total })}
      />
      {shownPrice !== undefined && (
        <p>{format(bookingLabels.quote.priceChanged, { price: total, shownPrice: money(shownPrice) })}</p>
      )}
    </div>
  )
}
