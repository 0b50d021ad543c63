import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Outcome } from '#frontend/admin/lib/use-action.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { useDraft } from '#frontend/admin/lib/use-draft.ts'
import { amountRules, DIRECTION_CHOICES, type TypedAmount, toTyped } from '#frontend/admin/settings/amount.ts'
import { amountText } from '#frontend/admin/settings/pricing-labels.ts'
import type { PriceChanges, Pricing } from '#frontend/admin/settings/use-pricing.ts'
import { Button, EditAndDelete, PressButton } from '#frontend/admin/ui/button.tsx'
import { ChoiceOptions } from '#frontend/admin/ui/form-field.tsx'
import { readDraft } from '#frontend/lib/draft.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import { takesDiscount, takesPercentage } from '#schemas/facts/pricing-categories.ts'

const ROW = 'price-row list-group-item d-flex flex-wrap align-items-center column-gap-3 row-gap-2 py-3'

/** A price of the list; asks before the last active one of its category is switched off. */
export function PricingEntryRow({
  entry,
  pricing: { patch, confirm, isLastActive },
}: {
  entry: PricingEntry
  pricing: Pricing
}) {
  const { open } = useDialogParam()
  const { id, label, key, description, minutes, isActive } = entry
  return (
    <li className={`${ROW} ${isActive ? '' : 'price-row-off'}`} data-id={id}>
      <div className="setting-name">
        <h3 className="h5 mb-0" {...ANY_LANGUAGE}>
          {label}
        </h3>
        <small className="d-block text-body-secondary">
          {key}
          {description && (
            <>
              , <span {...ANY_LANGUAGE}>{description}</span>
            </>
          )}
          {minutes !== undefined && `, ${minutes} min`}
        </small>
        {entry.isPlaceholder && <span className="badge badge-orange">To confirm</span>}
        {!isActive && <span className="badge badge-grey">Off</span>}
      </div>
      <AmountEditor entry={entry} onPatch={(changes, version) => patch(entry, changes, version)} />
      <div className="record-actions">
        {entry.isPlaceholder && (
          <PressButton look="main" label="Confirm" about={label} onPress={() => confirm([entry])} />
        )}
        <PressButton
          look="quiet"
          label={isActive ? 'Switch off' : 'Switch on'}
          about={label}
          onPress={() =>
            isLastActive(entry) ? open('switch-off', id) : patch(entry, { isActive: !isActive })
          }
        />
        <EditAndDelete id={id} about={label} />
      </div>
    </li>
  )
}

type AmountProps = {
  entry: PricingEntry
  onPatch: (changes: PriceChanges, version?: string) => Promise<Outcome<PricingEntry>>
}

const draftKeyOf = ({ id }: PricingEntry) => `price ${id}`

/** Edits an entry's price or percentage inline: Enter saves, Escape cancels. */
function AmountEditor({ entry, onPatch }: AmountProps) {
  const [isOpen, setIsOpen] = useState(() => readDraft(draftKeyOf(entry)) !== undefined)
  const opener = useRef<HTMLButtonElement>(null)
  function close() {
    // The button must be back before it can take the focus.
    flushSync(() => setIsOpen(false))
    opener.current?.focus()
  }
  if (isOpen) return <AmountForm entry={entry} onPatch={onPatch} onClose={close} />
  return (
    <button
      ref={opener}
      type="button"
      className="btn btn-amount"
      aria-label={`Change ${entry.label}, now ${amountText(entry)}`}
      onClick={() => setIsOpen(true)}
    >
      {amountText(entry)} <Icon name="pencil-square" />
    </button>
  )
}

function AmountForm({ entry, onPatch, onClose }: AmountProps & { onClose: () => void }) {
  const { category, label } = entry
  const { form, version, setVersion, clear } = useDraft<TypedAmount, PriceChanges>(
    draftKeyOf(entry),
    entry.updatedAt,
    {
      resolver: zodResolver(amountRules(category)),
      defaultValues: toTyped(entry),
    },
  )
  const { errors, isSubmitting } = form.formState
  const problem = errors.amount?.message
  const errorId = `problem-${entry.id}`

  function close() {
    clear()
    onClose()
  }
  const save = form.handleSubmit(async (changes) => {
    const outcome = await onPatch(changes, version)
    if (outcome.isDone) return close()
    const current = outcome.problem.current as PricingEntry | undefined
    if (current) setVersion(current.updatedAt)
    const message = current
      ? `Someone saved ${amountText(current)} in between. Nothing was overwritten; save again to use yours.`
      : outcome.problem.message
    form.setError('amount', { message })
  })
  return (
    <form className="amount-form d-flex flex-wrap gap-2" onSubmit={save} noValidate>
      <input
        // The field replaces the button that was just pressed.
        // biome-ignore lint/a11y/noAutofocus: focus would otherwise be lost with that button.
        autoFocus
        type="number"
        inputMode="decimal"
        step="0.01"
        className={problem ? 'form-control is-invalid' : 'form-control'}
        aria-label={`${takesPercentage(category) ? 'Percentage' : 'Price'} of ${label}`}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && errorId}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        {...form.register('amount')}
      />
      {takesDiscount(category) && (
        <select
          className="form-select"
          aria-label={`Surcharge or discount of ${label}`}
          {...form.register('direction')}
        >
          <ChoiceOptions choices={DIRECTION_CHOICES} />
        </select>
      )}
      <BusyButton className="btn btn-primary" isBusy={isSubmitting} busyLabel="Saving...">
        Save
      </BusyButton>
      <Button look="quiet" label="Cancel" onClick={close} />
      {problem && (
        <p className="field-error w-100 m-0" id={errorId} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
