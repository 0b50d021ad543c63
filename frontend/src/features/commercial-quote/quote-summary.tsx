import {
  buildingTypeLabel,
  frequencyLabel,
  storiesLabel,
} from '#frontend/features/commercial-quote/labels.ts'
import { useSavedCommercialQuote } from '#frontend/features/commercial-quote/saved-commercial-quote.ts'
import { money } from '#frontend/lib/money.ts'
import { usePrices } from '#frontend/lib/site-store.ts'
import { totalWindows } from '#schemas/price/commercial.ts'

/** 'Your Quote Summary' next to the completion form; nothing without a saved quote. */
export function QuoteSummary() {
  const quote = useSavedCommercialQuote()
  const prices = usePrices()
  if (!quote) return null
  const discount = prices.find(
    ({ category, key }) => category === 'commercial_options' && key === 'outside_only',
  )
  const { largeWindows = 0, smallWindows = 0, smallWindowsTiny = 0, floorToFloorWindows = 0 } = quote
  const { frenchWindows = 0, buildingType = '', stories = '1', frequency = 'monthly' } = quote
  const counts = { largeWindows, smallWindows, smallWindowsTiny, floorToFloorWindows, frenchWindows }
  return (
    <aside className="panel quote-summary" aria-labelledby="quote-summary-title">
      <h2 id="quote-summary-title" className="h3">
        Your Quote Summary
      </h2>
      <dl className="contact-facts">
        <dt>Total windows</dt>
        <dd>
          {totalWindows(counts)}
          <span className="option-note">
            {' '}
            (Large {largeWindows}, Medium {smallWindows}, Small {smallWindowsTiny}, Floor{' '}
            {floorToFloorWindows}, French {frenchWindows})
          </span>
        </dd>
        {buildingType && (
          <>
            <dt>Building type</dt>
            <dd>{buildingTypeLabel(buildingType)}</dd>
          </>
        )}
        <dt>Stories</dt>
        <dd>{storiesLabel(stories)}</dd>
        <dt>Frequency</dt>
        <dd>{frequencyLabel(frequency)}</dd>
        {quote.isConstructionCleaning && (
          <>
            <dt>Option</dt>
            <dd>Construction or hard water spot cleaning</dd>
          </>
        )}
        {quote.isOutsideOnly && (
          <>
            <dt>Outside only</dt>
            <dd>{Math.abs(Number(discount?.percentage ?? 0))}% discount</dd>
          </>
        )}
        <dt>Estimated total</dt>
        <dd className="summary-total">{money(quote.totalPrice ?? 0)}</dd>
      </dl>
      <p className="form-text">This is an estimate; final pricing may vary.</p>
    </aside>
  )
}
