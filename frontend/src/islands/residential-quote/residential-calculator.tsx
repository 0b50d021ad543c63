import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { NO_CHOICES, offeredChoices, readChoices } from '#frontend/islands/residential-quote/choices.ts'
import { checkOptions, keepChoices, withDraft } from '#frontend/islands/residential-quote/choices-draft.ts'
import { OptionGroup } from '#frontend/islands/residential-quote/option-group.tsx'
import { QuoteTotal } from '#frontend/islands/residential-quote/quote-total.tsx'
import { ZipField } from '#frontend/islands/residential-quote/zip-field.tsx'
import { format, money } from '#frontend/lib/format.ts'
import { usePrices } from '#frontend/lib/prices.ts'
import { CountField, showCount } from '#frontend/ui/count-field.tsx'
import { lazyPart } from '#frontend/ui/lazy-part.ts'
import { SlowFallback } from '#frontend/ui/slow-note.tsx'
import type { ResidentialChoices } from '#schemas/contract/quotes.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { optionOf, optionsOf } from '#schemas/price/price-list.ts'
import { priceResidential } from '#schemas/price/residential.ts'
import { priceLabels } from '#words/labels/prices.ts'
import { residentialQuoteLabels as labels } from '#words/labels/residential-quote.ts'

// With the form and dialog libraries: loads on the first choice, before it is needed.
const QuoteContactDialog = lazyPart('quote-contact-dialog', () =>
  import('#frontend/islands/residential-quote/quote-contact-dialog.tsx').then(
    (module) => module.QuoteContactDialog,
  ),
)

/** The interior option for each house size, by key (P8.5). */
const FITTING_INTERIOR = new Map([
  ['small', 'basic_interior'],
  ['medium', 'detailed_interior'],
  ['large', 'commercial_interior'],
  ['extra_large', 'extra_large_interior'],
])

function interiorNote(fitting: string | undefined): string {
  return fitting ? format(labels.interiorFittingSize, { option: fitting }) : labels.interiorOneSize
}

/** The instant quote: options with prices, a live total, and the contact form that opens from it. */
export function ResidentialCalculator() {
  const form = useRef<HTMLFormElement>(null)
  /** Undefined until the form has been read: until then it may hold more than the state does. */
  const [typed, setTyped] = useState<ResidentialChoices>()
  const [isAsked, setIsAsked] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [isSlow, setIsSlow] = useState(false)
  const pricing = usePrices()

  // What was chosen before hydration, and what the tab has kept besides.
  useEffect(() => {
    if (!form.current) return
    const chosen = withDraft(readChoices(form.current))
    // At once: a choice that is made before the next render must not be read without these.
    checkOptions(form.current, chosen)
    setTyped(chosen)
    if (JSON.stringify(chosen) !== JSON.stringify(NO_CHOICES)) keepChoices(chosen)
    const count = form.current.elements.namedItem('hardWaterStains')
    if (count instanceof HTMLInputElement) showCount(count, chosen.hardWaterStains)
  }, [])

  // Options may arrive with fresh prices.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pricing` brings the options
  useEffect(() => {
    if (form.current && typed) checkOptions(form.current, typed)
  }, [pricing, typed])

  const choices = offeredChoices(pricing, typed ?? NO_CHOICES)
  const price = priceResidential(pricing, choices, priceLabels)
  const fitting = FITTING_INTERIOR.get(choices.houseSize)
  const fittingLabel = fitting && optionOf(pricing, 'interior_cleaning', fitting)?.label
  const [inside, ...furtherInside] = choices.interiorCleaning
  const isOneSize = furtherInside.length === 0 && (!inside || !fittingLabel || inside === fitting)
  const groups = [
    {
      name: 'houseSize',
      type: 'radio',
      legend: labels.houseSize,
      hint: labels.houseSizeHint,
      options: optionsOf(pricing, 'house_size'),
      isBase: true,
      error: isAsked && !choices.houseSize ? labels.houseSizeMissing : undefined,
    },
    {
      name: 'stories',
      type: 'radio',
      legend: labels.stories,
      options: optionsOf(pricing, 'stories'),
      error: isAsked && !choices.stories ? labels.storiesMissing : undefined,
    },
    {
      name: 'windowTypes',
      legend: labels.windowTypes,
      hint: labels.windowTypesHint,
      options: optionsOf(pricing, 'window_type'),
    },
    {
      name: 'interiorCleaning',
      legend: labels.interior,
      hint: labels.interiorHint,
      options: optionsOf(pricing, 'interior_cleaning'),
      recommended: fitting,
      note: isOneSize ? undefined : interiorNote(fittingLabel),
    },
    { name: 'extras', legend: labels.extras, options: optionsOf(pricing, 'extra_service') },
  ] as const
  const hardWater = optionOf(pricing, 'hard_water_stains', 'per_window')

  function update(event: FormEvent<HTMLFormElement>) {
    const chosen = readChoices(event.currentTarget)
    setTyped(chosen)
    keepChoices(chosen)
    QuoteContactDialog.preload()
  }

  function openContactForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsAsked(true)
    const missing = choices.houseSize ? (choices.stories ? undefined : 'stories') : 'houseSize'
    if (missing) form.current?.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus()
    else setIsOpen(true)
  }

  return (
    <>
      <ZipField />
      <form ref={form} className="calculator" onChange={update} onSubmit={openContactForm} noValidate>
        <div className="calculator-questions">
          {groups.map((group) => (
            <OptionGroup key={group.name} {...group} />
          ))}
          {hardWater && (
            <CountField
              id="hard-water-stains"
              name="hardWaterStains"
              label={labels.hardWater}
              note={format(labels.hardWaterMax, { count: LIMITS.hardWaterWindows })}
              max={LIMITS.hardWaterWindows}
            >
              <span className="option-price">
                {format(labels.hardWaterPrice, { price: money(hardWater.price) })}
              </span>
            </CountField>
          )}
        </div>
        <QuoteTotal price={price} isSlow={isSlow} />
      </form>
      {isOpen && (
        <Suspense fallback={<SlowFallback onSlow={setIsSlow} />}>
          <QuoteContactDialog choices={choices} price={price} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
