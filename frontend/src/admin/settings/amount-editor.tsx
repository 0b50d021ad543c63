import { type FormEvent, useEffect, useRef, useState } from 'react'
import { clearDraft, keepDraft, readDraft } from '#frontend/admin/lib/draft.ts'
import type { Outcome } from '#frontend/admin/lib/use-action.ts'
import { parseAmount, type TypedAmount, toTyped } from '#frontend/admin/settings/amount.ts'
import { amountWords, takesDiscount, takesPercentage } from '#frontend/admin/settings/pricing-labels.ts'
import type { PriceChanges } from '#frontend/admin/settings/use-pricing.ts'
import { Icon } from '#frontend/components/icon.tsx'
import type { PricingEntry } from '#schemas/pricing.ts'

/** An entry's price or percentage, changed in its place: Enter saves, Escape gives up. */
export function AmountEditor({
  entry,
  onPatch,
}: {
  entry: PricingEntry
  onPatch: (changes: PriceChanges) => Promise<Outcome<PricingEntry>>
}) {
  const draftKey = `price ${entry.id}`
  const [typed, setTyped] = useState(() => readDraft<TypedAmount>(draftKey)?.values)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !typed) opener.current?.focus()
    wasOpen.current = typed !== undefined
  }, [typed])

  function change(next: TypedAmount | undefined) {
    setTyped(next)
    if (next) keepDraft(draftKey, { values: next })
    else clearDraft(draftKey)
  }
  if (typed) return <AmountForm entry={entry} typed={typed} onChange={change} onPatch={onPatch} />
  return (
    <button
      ref={opener}
      type="button"
      className="btn btn-amount"
      aria-label={`Change ${entry.label}, now ${amountWords(entry)}`}
      onClick={() => change(toTyped(entry))}
    >
      {amountWords(entry)} <Icon name="pencil-square" />
    </button>
  )
}

function AmountForm({
  entry,
  typed,
  onChange,
  onPatch,
}: {
  entry: PricingEntry
  typed: TypedAmount
  onChange: (typed: TypedAmount | undefined) => void
  onPatch: (changes: PriceChanges) => Promise<Outcome<PricingEntry>>
}) {
  const [problem, setProblem] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const isPercentage = takesPercentage(entry.category)
  async function save(event: FormEvent) {
    event.preventDefault()
    const parsed = parseAmount(entry.category, typed)
    if (!parsed.success) return setProblem(parsed.message)
    setIsPending(true)
    const outcome = await onPatch(parsed.changes)
    setIsPending(false)
    if (outcome.isDone) return onChange(undefined)
    const current = outcome.problem.current as PricingEntry | undefined
    setProblem(
      current
        ? `Someone saved ${amountWords(current)} in between. Nothing was overwritten; save again to use yours.`
        : outcome.problem.message,
    )
  }
  const errorId = `problem-${entry.id}`
  return (
    <form className="amount-form" onSubmit={save} noValidate>
      <input
        // The field replaces the button that was just pressed.
        // biome-ignore lint/a11y/noAutofocus: focus would otherwise be lost with that button.
        autoFocus
        type="number"
        inputMode="decimal"
        step="0.01"
        className={problem ? 'form-control is-invalid' : 'form-control'}
        aria-label={`${isPercentage ? 'Percentage' : 'Price'} of ${entry.label}`}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && errorId}
        value={typed.amount}
        onChange={(event) => onChange({ ...typed, amount: event.target.value })}
        onKeyDown={(event) => event.key === 'Escape' && onChange(undefined)}
      />
      {takesDiscount(entry.category) && (
        <select
          className="form-select"
          aria-label={`Surcharge or discount of ${entry.label}`}
          value={typed.direction}
          onChange={(event) =>
            onChange({ ...typed, direction: event.target.value === 'discount' ? 'discount' : 'surcharge' })
          }
        >
          <option value="surcharge">Surcharge</option>
          <option value="discount">Discount</option>
        </select>
      )}
      <button type="submit" className="btn btn-primary" disabled={isPending}>
        {isPending ? 'Saving...' : 'Save'}
      </button>
      <button type="button" className="btn btn-outline-secondary" onClick={() => onChange(undefined)}>
        Cancel
      </button>
      {problem && (
        <p className="field-error" id={errorId} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
