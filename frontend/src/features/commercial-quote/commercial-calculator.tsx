import { useEffect, useRef, useState } from 'react'
import { CallButton } from '#frontend/components/call-button.tsx'
import { EstimatedTotal, YourQuote } from '#frontend/features/commercial-quote/estimate-panels.tsx'
import {
  NO_CHOICES,
  readChoices,
  WINDOW_INPUTS,
  windowCount,
} from '#frontend/features/commercial-quote/inputs.ts'
import { storiesLabel } from '#frontend/features/commercial-quote/labels.ts'
import { offeredChoices } from '#frontend/features/commercial-quote/offered-choices.ts'
import { saveCommercialQuote } from '#frontend/features/commercial-quote/saved-commercial-quote.ts'
import { usePricing } from '#frontend/lib/use-pricing.ts'
import { LIMITS } from '#schemas/limits.ts'
import { priceCommercial, totalWindows, WINDOW_PRICE_KEYS } from '#schemas/price/commercial.ts'

const STORIES = ['1', '2_plus']
const BEST_VALUE = 'biweekly'

/** The commercial estimate (spec §2): windows, building, stories, frequency and options, with two live totals. */
export function CommercialCalculator() {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(NO_CHOICES)
  const { pricing, isLoading } = usePricing()

  // What was chosen before hydration.
  useEffect(() => {
    if (form.current) setTyped(readChoices(form.current))
  }, [])

  const of = (category: string) => pricing.filter((entry) => entry.category === category)
  const frequencies = of('commercial_frequency')
  const options = of('commercial_options')
  const choices = offeredChoices(pricing, typed)
  const { totalPrice } = priceCommercial(pricing, choices)
  const save = () => {
    if (totalWindows(choices) > 0) saveCommercialQuote({ ...choices, totalPrice })
  }

  return (
    <form
      ref={form}
      className="calculator"
      onChange={(event) => setTyped(readChoices(event.currentTarget))}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <div className="calculator-questions">
        <h3 className="calculator-title">Commercial Services Calculator</h3>
        <fieldset className="options">
          <legend>Windows</legend>
          <p className="form-text">
            Size guide: large is 3'x4' or larger, medium smaller than 3'x4', small 2'x2' or smaller.
          </p>
          <div className="counts">
            {WINDOW_INPUTS.map(({ name, stored, hint }) => {
              const option = of('commercial_window').find(({ key }) => key === WINDOW_PRICE_KEYS[stored])
              return (
                option && (
                  <div key={name} className="count">
                    <label htmlFor={`count-${name}`}>
                      {option.label}s <span className="option-note">{option.description ?? hint}</span>
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
                      onBlur={(event) => {
                        event.currentTarget.value = String(windowCount(event.currentTarget.value))
                      }}
                    />
                  </div>
                )
              )
            })}
          </div>
        </fieldset>
        <div className="selects">
          <label className="form-label" htmlFor="building-type">
            Building type
            <select id="building-type" className="form-select" name="buildingType" defaultValue="">
              <option value="">Select building type</option>
              {of('commercial_building').map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label className="form-label" htmlFor="building-stories">
            Stories
            <select id="building-stories" className="form-select" name="stories" defaultValue="1">
              {STORIES.map((stories) => (
                <option key={stories} value={stories}>
                  {storiesLabel(stories)}
                </option>
              ))}
            </select>
          </label>
          <label className="form-label" htmlFor="cleaning-frequency">
            Cleaning frequency
            <select
              id="cleaning-frequency"
              className="form-select"
              name="frequency"
              defaultValue={NO_CHOICES.frequency}
              aria-describedby="frequency-note"
            >
              {frequencies.map(({ key, label }) => (
                <option key={key} value={key}>
                  {key === BEST_VALUE ? `${label} (Best Value)` : label}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p id="frequency-note" className="form-text">
          Bi-weekly is the best value: it includes discount pricing.
        </p>
        {options.length > 0 && (
          <fieldset className="options">
            <legend>Options</legend>
            <div className="options-grid">
              {options.map(({ key, label, percentage = '0' }) => (
                <label key={key} className="option">
                  <input
                    type="checkbox"
                    name={key === 'outside_only' ? 'isOutsideOnly' : 'isConstructionCleaning'}
                  />
                  <span className="option-words option-label">{label}</span>
                  <span className="option-price">
                    {Number(percentage) > 0 ? '+' : ''}
                    {Number(percentage)}%
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <aside className="need-help">
          <div>
            <h3>Need Help?</h3>
            <p>Not sure which size a window is, or too many to count? Call, and we do it together.</p>
          </div>
          <CallButton className="btn-primary" />
        </aside>
        <EstimatedTotal totalPrice={totalPrice} onSchedule={save} />
      </div>
      <YourQuote choices={choices} totalPrice={totalPrice} isLoading={isLoading} onSchedule={save} />
    </form>
  )
}
