import { money } from '#frontend/lib/format.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { LiveTotal, TotalNote } from '#frontend/ui/live-total.tsx'
import { SlowNote } from '#frontend/ui/slow-note.tsx'
import { TakesAbout } from '#frontend/ui/takes-about.tsx'
import { isPricedByPhone } from '#schemas/facts/limits.ts'
import type { ResidentialPrice } from '#schemas/price/residential.ts'
import { residentialQuoteLabels } from '#words/labels/residential-quote.ts'

const labels = residentialQuoteLabels.total

type QuoteTotalProps = {
  price: ResidentialPrice
  /** The contact form is slow to load. */
  isSlow: boolean
}

export function QuoteTotal({ price, isSlow }: QuoteTotalProps) {
  return (
    <aside className="quote-total" aria-label={labels.label}>
      <ul className="quote-lines">
        {price.lines.length === 0 && <li>{labels.empty}</li>}
        {price.lines.map(({ label, lang, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the owner may give two options one label, and a line has no state
          <li key={index}>
            <span lang={lang}>{label}</span> <span>{money(amount)}</span>
          </li>
        ))}
      </ul>
      <div className="quote-sum">
        <LiveTotal label={labels.sum} totalPrice={price.totalPrice} />
        <TakesAbout minutes={price.minutes} />
        <button
          type="submit"
          className="btn btn-sun btn-lg"
          disabled={price.totalPrice === 0 || isPricedByPhone(price.totalPrice)}
        >
          {labels.submit}
        </button>
        {isSlow && (
          <div role="alert" className="mt-2">
            <SlowNote />
          </div>
        )}
      </div>
      <TotalNote>
        <Icon name="shield-check" /> {labels.note}
      </TotalNote>
    </aside>
  )
}
