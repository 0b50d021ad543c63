import { optionLabel, storiesLabel } from '#frontend/lib/commercial-labels.ts'
import { format, money } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import { LiveTotal, liveTotal, TotalNote } from '#frontend/ui/live-total.tsx'
import type { CommercialChoices } from '#schemas/contract/contacts.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import { minimumVisit, printedPrice } from '#schemas/defaults/pricing.ts'
import { totalWindows } from '#schemas/price/commercial.ts'
import { optionOf } from '#schemas/price/price-list.ts'
import { commercialQuoteLabels as labels } from '#words/labels/commercial-quote.ts'

function ScheduleLink({ onSchedule }: { onSchedule: () => void }) {
  return (
    <a className="btn btn-sun btn-lg" href={href(PATHS.commercialContact)} onClick={onSchedule}>
      {labels.schedule}
    </a>
  )
}

type YourQuoteProps = {
  choices: CommercialChoices
  pricing: readonly PricingOption[]
  totalPrice: number
  onSchedule: () => void
}

export function YourQuote({ choices, pricing, totalPrice, onSchedule }: YourQuoteProps) {
  const { buildingType, stories, frequency } = choices
  const minimum = minimumVisit(totalPrice)
  const isDiscounted = Number(optionOf(pricing, 'commercial_frequency', frequency)?.percentage) < 0
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
      <div className="mb-3">
        <h3 className="text-reset">{labels.quote}</h3>
        <dl className="quote-lines">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt className="fw-normal">{label}</dt>
              <dd className="text-end">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="quote-sum">
        <LiveTotal
          label={minimum === undefined ? labels.total : labels.toPay}
          totalPrice={minimum ?? totalPrice}
        />
        <ScheduleLink onSchedule={onSchedule} />
      </div>
      <MinimumVisit totalPrice={totalPrice} />
      <TotalNote>
        {format(isDiscounted ? labels.perDiscountedVisit : labels.perVisit, {
          frequency: optionLabel(pricing, 'commercial_frequency', frequency),
        })}
      </TotalNote>
    </aside>
  )
}

export function EstimatedTotal({ totalPrice, onSchedule }: { totalPrice: number; onSchedule: () => void }) {
  return (
    <div className="panel estimated-total">
      <h3>{labels.estimatedTotal}</h3>
      <p className="quote-amount">{liveTotal(printedPrice(totalPrice))}</p>
      <MinimumVisit totalPrice={totalPrice} />
      <p>{labels.estimateNote}</p>
      <ScheduleLink onSchedule={onSchedule} />
    </div>
  )
}

/** Why the price above is not the total of the windows. */
function MinimumVisit({ totalPrice }: { totalPrice: number }) {
  if (minimumVisit(totalPrice) === undefined) return null
  return <p className="quote-note">{format(labels.minimum, { total: money(totalPrice) })}</p>
}
