import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { RecordForm } from '#frontend/admin/parts/record-form.tsx'
import { amountRules, DIRECTION_CHOICES, toTyped } from '#frontend/admin/settings/amount.ts'
import { amountText } from '#frontend/admin/settings/pricing-labels.ts'
import type { Pricing } from '#frontend/admin/settings/use-pricing.ts'
import { DialogButton, EditAndDelete, PressButton } from '#frontend/admin/ui/button.tsx'
import { InPlace } from '#frontend/admin/ui/in-place.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import { takesDiscount, takesPercentage } from '#schemas/facts/pricing-categories.ts'

const ROW = 'price-row list-group-item d-flex flex-wrap align-items-center column-gap-3 row-gap-2 py-3'

type PricingEntryRowProps = { entry: PricingEntry; pricing: Pricing }

/** A price of the list; asks before the last active one of its category is switched off. */
export function PricingEntryRow({ entry, pricing: { patch, confirm, isLastActive } }: PricingEntryRowProps) {
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
      <InPlace opens="price" id={id} form={<AmountForm entry={entry} onPatch={patch} />}>
        <DialogButton
          opens="price"
          id={id}
          className="btn btn-amount"
          label={amountText(entry)}
          aria-label={`Change ${label}, now ${amountText(entry)}`}
        >
          {' '}
          <Icon name="pencil-square" />
        </DialogButton>
      </InPlace>
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

/** An entry's one field that is edited in the row: its price or its percentage. */
function AmountForm({ entry, onPatch }: { entry: PricingEntry; onPatch: Pricing['patch'] }) {
  const { id, category, label } = entry
  return (
    <RecordForm
      schema={amountRules(category)}
      draftKey={`price ${id}`}
      defaults={toTyped(entry)}
      record={entry}
      fields={[
        {
          name: 'amount',
          label: `${takesPercentage(category) ? 'Percentage' : 'Price'} of ${label}`,
          kind: 'decimal',
        },
        {
          name: 'direction',
          label: `Surcharge or discount of ${label}`,
          kind: 'select',
          choices: DIRECTION_CHOICES,
          isShown: () => takesDiscount(category),
        },
      ]}
      formOf={(stored) => toTyped(stored as PricingEntry)}
      submitLabel="Save"
      save={(changes, version) => onPatch(entry, changes, version)}
    />
  )
}
