import { format } from '#frontend/lib/format.ts'
import { money } from '#frontend/lib/money.ts'
import { TakesAbout } from '#frontend/ui/takes-about.tsx'
import type { PriceLine } from '#schemas/contract/quotes.ts'
import { linkedQuoteLabels as labels } from '#words/labels/linked-quote.ts'
import { lineLabel } from '#words/owner/lines.ts'

/** A part of a price; one that costs nothing has its label alone. */
export function lineText(line: PriceLine): string {
  const label = lineLabel(line)
  return Number(line.amount) === 0 ? label : format(labels.line, { label, price: money(line.amount) })
}

type QuoteLinesProps = {
  heading: string
  price: { totalPrice: number; lines: readonly PriceLine[]; minutes?: number | undefined }
}

/** The parts of a price, their total, and how long it takes. */
export function QuoteLines({ heading, price: { totalPrice, lines, minutes } }: QuoteLinesProps) {
  return (
    <>
      <h3 className="h4">{heading}</h3>
      <ul className="plain-lines">
        {lines.map((line) => (
          <li key={line.label}>{lineText(line)}</li>
        ))}
      </ul>
      <p className="summary-total">{format(labels.total, { price: money(totalPrice) })}</p>
      <TakesAbout minutes={minutes} />
    </>
  )
}
