import { Button, ToggleButton } from '#frontend/admin/components/button.tsx'
import type { Outcome } from '#frontend/admin/lib/use-action.ts'
import { AmountEditor } from '#frontend/admin/settings/amount-editor.tsx'
import type { PriceChanges } from '#frontend/admin/settings/use-pricing.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { PricingEntry } from '#schemas/contract/pricing.ts'

const ROW = 'price-row list-group-item d-flex flex-wrap align-items-center column-gap-3 row-gap-2 py-3'

/** A price of the list; warns before the last active one of its category is deleted. */
export function PricingEntryRow({
  entry,
  onPatch,
  onConfirm,
  onOpen,
  isLastActive,
}: {
  entry: PricingEntry
  onPatch: (changes: PriceChanges, version?: string) => Promise<Outcome<PricingEntry>>
  /** Confirms a suggested price. */
  onConfirm: () => Promise<void>
  onOpen: (dialog: 'edit' | 'delete' | 'switch-off') => void
  isLastActive: boolean
}) {
  const { label, key, description, isActive } = entry
  return (
    <li className={`${ROW} ${isActive ? '' : 'price-row-off'}`} data-id={entry.id}>
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
      <AmountEditor entry={entry} onPatch={onPatch} />
      <div className="record-actions">
        {entry.isPlaceholder && (
          <ToggleButton className="btn btn-primary" onToggle={onConfirm}>
            Confirm<span className="visually-hidden"> {label}</span>
          </ToggleButton>
        )}
        <ToggleButton
          className="btn btn-outline-secondary"
          onToggle={async () => (isLastActive ? onOpen('switch-off') : onPatch({ isActive: !isActive }))}
        >
          {isActive ? 'Switch off' : 'Switch on'}
          <span className="visually-hidden"> {label}</span>
        </ToggleButton>
        <Button icon="pencil-square" label="Edit" about={label} onClick={() => onOpen('edit')} />
        <Button icon="trash" look="danger" label="Delete" about={label} onClick={() => onOpen('delete')} />
      </div>
    </li>
  )
}
