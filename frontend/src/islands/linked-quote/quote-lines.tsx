import { format, money } from '#frontend/lib/format.ts'
import { lineText } from '#frontend/lib/line-text.ts'
import { PricedLines } from '#frontend/ui/priced-lines.tsx'
import type { PriceLine } from '#schemas/contract/quotes.ts'
import { linkedQuoteLabels as labels } from '#words/labels/linked-quote.ts'

type QuoteLinesProps = {
  heading: string
  price: { totalPrice: number; lines: readonly PriceLine[]; minutes?: number | undefined }
}

export function QuoteLines({ heading, price: { totalPrice, lines, minutes } }: QuoteLinesProps) {
  const total = format(labels.total, { price: money(totalPrice) })
  return (
    <>
      <h3 className="h4">{heading}</h3>
      <PricedLines lines={lines.map(lineText)} total={total} minutes={minutes} />
    </>
  )
}
