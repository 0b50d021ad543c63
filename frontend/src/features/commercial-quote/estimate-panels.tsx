import { commercialQuoteLabels as labels } from '#frontend/content/labels/commercial-quote.ts'
import { frameLabels } from '#frontend/content/labels/frame.ts'
import { optionLabel, storiesLabel } from '#frontend/features/commercial-quote/labels.ts'
import { liveTotal, money } from '#frontend/lib/money.ts'
import type { CommercialChoices } from '#schemas/commercial-quote.ts'
import { COMMERCIAL_FROM } from '#schemas/defaults/pricing.ts'
import { totalWindows } from '#schemas/price/commercial.ts'
import type { PricingOption } from '#schemas/pricing.ts'

function ScheduleLink({ onSchedule }: { onSchedule: () => void }) {
  return (
    <a className="btn btn-sun btn-lg" href="/commercial-contact" onClick={onSchedule}>
      {labels.schedule}
    </a>
  )
}

type YourQuoteProps = {
  choices: CommercialChoices
  pricing: readonly PricingOption[]
  totalPrice: number
  isLoading: boolean
  onSchedule: () => void
}

/** The live panel next to the questions. */
export function YourQuote({ choices, pricing, totalPrice, isLoading, onSchedule }: YourQuoteProps) {
  const { buildingType, stories, frequency } = choices
  const rows = [
    [labels.windows, String(totalWindows(choices))],
    [
      labels.buildingType,
      buildingType ? optionLabel(pricing, 'commercial_building', buildingType) : labels.noBuilding,
    ],
    [labels.stories, storiesLabel(stories)],
    [labels.frequency, optionLabel(pricing, 'commercial_frequency', frequency)],
  ]
  return (
    <aside className="quote-total" aria-label={labels.quote}>
      <div className="quote-facts">
        <h3>{labels.quote}</h3>
        <dl className="quote-lines">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="quote-sum">
        <p>
          {labels.total}{' '}
          <output aria-live="polite" className="quote-amount">
            {liveTotal(totalPrice)}
          </output>
        </p>
        <ScheduleLink onSchedule={onSchedule} />
      </div>
      <p className="quote-note">
        {isLoading ? (
          <span className="placeholder-glow" role="status">
            <span className="placeholder quote-skeleton" aria-hidden="true" /> {frameLabels.loadingPrices}
          </span>
        ) : (
          <MinimumNote totalPrice={totalPrice} />
        )}
      </p>
    </aside>
  )
}

/** The second total, with what it means. */
export function EstimatedTotal({ totalPrice, onSchedule }: { totalPrice: number; onSchedule: () => void }) {
  return (
    <div className="estimated-total">
      <h3>{labels.estimatedTotal}</h3>
      <p className="quote-amount">{liveTotal(totalPrice)}</p>
      <p>
        {labels.estimateNote} <MinimumNote totalPrice={totalPrice} />
      </p>
      <ScheduleLink onSchedule={onSchedule} />
    </div>
  )
}

/** The formula has no floor, so a small sum says what a visit costs at least (decision 23). */
function MinimumNote({ totalPrice }: { totalPrice: number }) {
  return totalPrice > 0 && totalPrice < COMMERCIAL_FROM ? labels.minimum(money(COMMERCIAL_FROM)) : null
}
