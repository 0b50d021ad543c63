import type { FocusEvent } from 'react'
import { WINDOW_INPUTS } from '#frontend/islands/commercial-quote/window-inputs.ts'
import { format } from '#frontend/lib/format.ts'
import { money } from '#frontend/lib/money.ts'
import { wholeCount } from '#frontend/lib/whole-count.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { WINDOW_PRICE_KEYS } from '#schemas/price/commercial.ts'
import { optionOf } from '#schemas/price/price-list.ts'
import { commercialQuoteLabels as labels } from '#words/labels/commercial-quote.ts'

/**
 * Selects a 0, so that typing replaces it. Selects nothing else: React replays a focus from before hydration, and the next
 * key would delete what has been typed since.
 */
function selectZero({ currentTarget }: FocusEvent<HTMLInputElement>) {
  if (currentTarget.value === '0') currentTarget.select()
}

/** How many windows of each size, with the size guide. Skips sizes that are not in the price list. */
export function WindowCounts({ pricing }: { pricing: readonly PricingOption[] }) {
  return (
    <fieldset className="options">
      <legend>{labels.windows}</legend>
      <p className="form-text">{labels.sizeGuide}</p>
      <div className="counts">
        {WINDOW_INPUTS.map(({ name, stored }) => {
          const option = optionOf(pricing, 'commercial_window', WINDOW_PRICE_KEYS[stored])
          if (!option) return null
          const { label, hint } = labels.kinds[stored]
          return (
            <div key={name} className="count">
              <label htmlFor={`count-${name}`}>
                {label}{' '}
                <span className="option-note">
                  {format(labels.windowPrice, {
                    hint: option.description ?? hint,
                    price: money(option.price),
                  })}
                </span>
              </label>
              <input
                id={`count-${name}`}
                className="form-control"
                type="number"
                inputMode="numeric"
                name={name}
                min={0}
                max={LIMITS.commercialWindows}
                defaultValue={0}
                onFocus={selectZero}
                onBlur={(event) => {
                  event.currentTarget.value = String(
                    wholeCount(event.currentTarget.value, LIMITS.commercialWindows),
                  )
                }}
              />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
