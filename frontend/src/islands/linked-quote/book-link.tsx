import { href, PATHS } from '#frontend/lib/href.ts'
import { lineText } from '#frontend/lib/line-text.ts'
import { saveQuote } from '#frontend/lib/use-saved-quote.ts'
import type { LinkedQuote } from '#schemas/contract/linked-quotes.ts'
import { linkedQuoteLabels as labels } from '#words/labels/linked-quote.ts'

/** Leads to the booking, which starts from this quote in place of an earlier one of the browser. */
export function BookLink({ quote, token }: { quote: LinkedQuote; token: string }) {
  const { number: id, totalPrice, minutes, city, known } = quote
  const lines = quote.lines.map((line) => lineText(line).text)
  const keep = () => saveQuote({ id, token, totalPrice, minutes, lines, city, known })
  return (
    <a className="btn btn-sun btn-lg" href={href(PATHS.booking)} onClick={keep}>
      {labels.book}
    </a>
  )
}
