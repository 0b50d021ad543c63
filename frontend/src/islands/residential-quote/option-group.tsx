import type { WordedOption } from '#frontend/content/types.ts'
import { money } from '#frontend/lib/format.ts'
import { isAlone } from '#frontend/ui/is-alone.ts'
import { residentialQuoteLabels as labels } from '#words/labels/residential-quote.ts'

type OptionGroupProps = {
  legend: string
  hint?: string | undefined
  /** Field of the request. */
  name: string
  type?: 'radio' | 'checkbox'
  options: readonly WordedOption[]
  /** Key of the option that fits the other choices. */
  recommended?: string | undefined
  /** Its prices are what others are added to: they have no plus sign. */
  isBase?: boolean
  /** Advice on the choices; they stay valid. */
  note?: string | undefined
  error?: string | undefined
}

/** One question of the calculator: choices as cards with their prices. */
export function OptionGroup(props: OptionGroupProps) {
  const { legend, hint, name, type = 'checkbox', options, recommended, isBase = false, note, error } = props
  return (
    <fieldset className="options" aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{legend}</legend>
      {hint && <p className="form-text">{hint}</p>}
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
      <div className="options-grid">
        {options.map(({ key, label, lang, description, descriptionLang, price }, index) => (
          <label key={key} className={isAlone(index, options.length) ? 'option option-alone' : 'option'}>
            <input type={type} name={name} value={key} />
            <span className="option-text">
              <span className="option-label" lang={lang}>
                {label}
              </span>
              {description && (
                <span className="option-note" lang={descriptionLang}>
                  {description}
                </span>
              )}
              {recommended === key && <span className="option-fit">{labels.fits}</span>}
            </span>
            <span className="option-price">{priceText(price, isBase)}</span>
          </label>
        ))}
      </div>
      <p className="form-text mb-0" role="status">
        {note}
      </p>
    </fieldset>
  )
}

function priceText(price: string, isBase: boolean): string {
  if (isBase) return money(price)
  return Number(price) === 0 ? labels.included : `+${money(price)}`
}
