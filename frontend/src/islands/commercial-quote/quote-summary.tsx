import { optionLabel, storiesLabel } from '#frontend/lib/commercial-labels.ts'
import { format, money } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import { usePrices } from '#frontend/lib/prices.ts'
import { FactList } from '#frontend/ui/fact-list.tsx'
import type { CommercialQuoteData } from '#schemas/contract/contacts.ts'
import { minimumVisit } from '#schemas/defaults/pricing.ts'
import { totalWindows, windowCounts } from '#schemas/price/commercial.ts'
import { optionOf } from '#schemas/price/price-list.ts'
import { commercialSummaryLabels as labels } from '#words/labels/commercial-request.ts'
import { windowKindLabels } from '#words/labels/prices.ts'

export function QuoteSummary({ quote }: { quote: CommercialQuoteData }) {
  const prices = usePrices()
  const outsidePercentage = Number(optionOf(prices, 'commercial_options', 'outside_only')?.percentage ?? 0)
  const minimum = minimumVisit(quote.totalPrice ?? 0)
  return (
    <aside className="panel quote-summary" aria-labelledby="quote-summary-title">
      <h2 id="quote-summary-title" className="h3">
        {labels.heading}
      </h2>
      <FactList
        facts={[
          [
            labels.windows,
            <>
              {totalWindows(quote)}
              <span className="option-note"> ({windowCounts(quote, windowKindLabels)})</span>
            </>,
          ],
          [
            labels.buildingType,
            quote.buildingType && optionLabel(prices, 'commercial_building', quote.buildingType),
          ],
          [labels.stories, storiesLabel(quote.stories)],
          [labels.frequency, optionLabel(prices, 'commercial_frequency', quote.frequency)],
          [
            labels.option,
            quote.isConstructionCleaning &&
              optionLabel(prices, 'commercial_options', 'construction_cleaning'),
          ],
          [
            labels.outsideOnly,
            quote.isOutsideOnly &&
              outsidePercentage < 0 &&
              format(labels.discount, { percent: -outsidePercentage }),
          ],
          [
            labels.total,
            quote.totalPrice !== undefined && (
              <span className="summary-total">{money(minimum ?? quote.totalPrice)}</span>
            ),
          ],
        ]}
      />
      {minimum !== undefined && <p>{format(labels.minimum, { total: money(quote.totalPrice ?? 0) })}</p>}
      <p>{labels.note}</p>
      <a href={href(PATHS.commercialQuote, { anchor: 'calculator' })}>{labels.change}</a>
    </aside>
  )
}
