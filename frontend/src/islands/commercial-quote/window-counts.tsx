import type { WordedOption } from '#frontend/content/types.ts'
import { WINDOW_INPUTS } from '#frontend/islands/commercial-quote/choices.ts'
import { money } from '#frontend/lib/format.ts'
import { CountField } from '#frontend/ui/count-field.tsx'
import { Format } from '#frontend/ui/format.tsx'
import * as LIMITS from '#schemas/facts/limits.ts'
import { WINDOW_PRICE_KEYS } from '#schemas/price/commercial.ts'
import { optionOf } from '#schemas/price/price-list.ts'
import { commercialQuoteLabels as labels } from '#words/labels/commercial-quote.ts'

/** How many windows of each size, with the size guide. Skips sizes that are not in the price list. */
export function WindowCounts({ pricing }: { pricing: readonly WordedOption[] }) {
  return (
    <fieldset className="options">
      <legend>{labels.windows}</legend>
      <p className="form-text">{labels.sizeGuide}</p>
      <div className="d-grid gap-2">
        {WINDOW_INPUTS.map(({ name, stored }) => {
          const option = optionOf(pricing, 'commercial_window', WINDOW_PRICE_KEYS[stored])
          if (!option) return null
          const { label, hint } = labels.kinds[stored]
          return (
            <CountField
              key={name}
              id={`count-${name}`}
              name={name}
              label={label}
              note={
                <Format
                  text={labels.windowPrice}
                  hint={<span lang={option.descriptionLang}>{option.description ?? hint}</span>}
                  price={money(option.price)}
                />
              }
              max={LIMITS.commercialWindows}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
