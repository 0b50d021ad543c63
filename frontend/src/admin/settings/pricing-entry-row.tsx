import { EditAndDelete, PressButton } from '#frontend/admin/components/button.tsx'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { AmountEditor } from '#frontend/admin/settings/amount-editor.tsx'
import type { Pricing } from '#frontend/admin/settings/use-pricing.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { PricingEntry } from '#schemas/contract/pricing.ts'

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
  const { id, label, key, description, isActive } = entry
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
