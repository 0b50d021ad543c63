import { type FormEvent, useEffect, useRef, useState } from 'react'
import { NO_CHOICES, readChoices, writeChoices } from '#frontend/islands/commercial-quote/choices.ts'
import { EstimatedTotal, YourQuote } from '#frontend/islands/commercial-quote/estimate-panels.tsx'
import { offeredChoices } from '#frontend/islands/commercial-quote/offered-choices.ts'
import {
  commercialChoicesOf,
  estimate,
  sentRequest,
} from '#frontend/islands/commercial-quote/use-saved-commercial-quote.ts'
import { WindowCounts } from '#frontend/islands/commercial-quote/window-counts.tsx'
import { percentText, storiesLabel } from '#frontend/lib/commercial-labels.ts'
import { keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { format } from '#frontend/lib/format.ts'
import { usePrices } from '#frontend/lib/prices.ts'
import { CallButton } from '#frontend/ui/call-button.tsx'
import { ChoiceField } from '#frontend/ui/field.tsx'
import { isPricedByPhone } from '#schemas/facts/limits.ts'
import { priceCommercial, totalWindows } from '#schemas/price/commercial.ts'
import { optionsOf } from '#schemas/price/price-list.ts'
import { commercialQuoteLabels as labels } from '#words/labels/commercial-quote.ts'
import { commonLabels } from '#words/labels/common.ts'

const DRAFT = 'commercial-choices'
const BEST_VALUE = 'biweekly'
/** Options that the formula knows, with their fields. Others are not shown. */
const OPTION_FIELDS = new Map([
  ['construction_cleaning', 'isConstructionCleaning'],
  ['outside_only', 'isOutsideOnly'],
])

/** The commercial estimate: windows, building, stories, frequency and options, with two live totals. */
export function CommercialCalculator() {
  const form = useRef<HTMLFormElement>(null)
  const pricing = usePrices()
  // Falls back to the first frequency when the default one is not offered.
  const [start] = useState(() => offeredChoices(pricing, NO_CHOICES))
  const [typed, setTyped] = useState(start)

  // Choices made before hydration win over the draft, and the draft over the saved quote.
  useEffect(() => {
    if (!form.current) return
    const saved = commercialChoicesOf(readDraft(DRAFT)?.values) ?? estimate.get()
    const isUntouched = JSON.stringify(readChoices(form.current)) === JSON.stringify(start)
    if (saved && isUntouched) writeChoices(form.current, saved)
    const chosen = readChoices(form.current)
    setTyped(chosen)
    if (!isUntouched) keepDraft(DRAFT, { values: chosen })
  }, [start])

  /** With their percentages, for instance `Restaurant (+10%)`. */
  const choicesOf = (category: 'commercial_building' | 'commercial_frequency') =>
    optionsOf(pricing, category).map(({ key, label, lang, percentage }) => {
      const isBest = category === 'commercial_frequency' && key === BEST_VALUE
      const name = isBest ? format(labels.bestValue, { frequency: label }) : label
      const percent = percentText(percentage)
      return { value: key, lang, label: percent ? `${name} (${percent})` : name }
    })
  const options = optionsOf(pricing, 'commercial_options').filter(({ key }) => OPTION_FIELDS.has(key))
  const choices = offeredChoices(pricing, typed)
  const { totalPrice } = priceCommercial(pricing, choices)
  const update = (event: FormEvent<HTMLFormElement>) => {
    const chosen = readChoices(event.currentTarget)
    setTyped(chosen)
    keepDraft(DRAFT, { values: chosen })
  }
  const save = () => {
    if (totalWindows(choices) === 0 || isPricedByPhone(totalPrice)) return estimate.forget()
    // Reopens the form that completes it.
    sentRequest.set(undefined)
    estimate.set({ ...choices, totalPrice })
  }

  return (
    <form
      ref={form}
      className="calculator"
      onChange={update}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <div className="calculator-questions">
        <h3 className="m-0">{commonLabels.commercialCalculator}</h3>
        <WindowCounts pricing={pricing} />
        <div className="selects">
          <ChoiceField
            id="building-type"
            label={labels.buildingType}
            name="buildingType"
            defaultValue=""
            options={[{ value: '', label: labels.chooseBuilding }, ...choicesOf('commercial_building')]}
          />
          <ChoiceField
            id="building-stories"
            label={labels.stories}
            name="stories"
            defaultValue={start.stories}
            options={['1', '2_plus'].map((stories) => ({ value: stories, label: storiesLabel(stories) }))}
          />
          <ChoiceField
            id="cleaning-frequency"
            label={labels.cleaningFrequency}
            name="frequency"
            defaultValue={start.frequency}
            aria-describedby="frequency-note"
            options={choicesOf('commercial_frequency')}
          />
          <p id="frequency-note" className="form-text">
            {labels.bestValueNote}
          </p>
        </div>
        {options.length > 0 && (
          <fieldset className="options">
            <legend>{labels.options}</legend>
            <div className="options-grid">
              {options.map(({ key, label, lang, percentage }) => (
                <label key={key} className="option">
                  <input type="checkbox" name={OPTION_FIELDS.get(key)} />
                  <span className="option-text option-label" lang={lang}>
                    {label}
                  </span>
                  <span className="option-price">{percentText(percentage)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <aside className="need-help" aria-label={labels.help.label}>
          <div>
            <h3 className="mb-1">{labels.help.heading}</h3>
            <p className="m-0">{labels.help.text}</p>
          </div>
          <CallButton className="btn-primary" />
        </aside>
        <EstimatedTotal totalPrice={totalPrice} onSchedule={save} />
      </div>
      <YourQuote choices={choices} pricing={pricing} totalPrice={totalPrice} onSchedule={save} />
    </form>
  )
}
