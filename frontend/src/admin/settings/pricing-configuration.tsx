import { Button, ToggleButton } from '#frontend/admin/components/button.tsx'
import { SmallList } from '#frontend/admin/components/small-list.tsx'
import { EmptyState } from '#frontend/admin/components/status-messages.tsx'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { byChange, type SmallListRules } from '#frontend/admin/lib/use-small-list.ts'
import { OpenPricingDialog } from '#frontend/admin/settings/open-pricing-dialog.tsx'
import { PricingEntryRow } from '#frontend/admin/settings/pricing-entry-row.tsx'
import { CATEGORY_LABELS } from '#frontend/admin/settings/pricing-labels.ts'
import { usePricing } from '#frontend/admin/settings/use-pricing.ts'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import { PRICING_CATEGORIES } from '#schemas/facts/pricing-categories.ts'

const RULES: SmallListRules<PricingEntry> = {
  searched: ({ key, label, description, category }) => [key, label, description, CATEGORY_LABELS[category]],
  sorts: [
    { value: 'order', label: 'By sort order' },
    { value: 'name', label: 'By name', compare: (a, b) => a.label.localeCompare(b.label) },
    { value: 'changed', label: 'Last changed', compare: byChange },
  ],
  statusLabel: 'Status',
  statuses: [
    { value: '', label: 'All prices' },
    { value: 'on', label: 'On', includes: ({ isActive }) => isActive },
    { value: 'off', label: 'Off', includes: ({ isActive }) => !isActive },
    { value: 'suggested', label: 'To confirm', includes: ({ isPlaceholder }) => isPlaceholder },
  ],
  groups: {
    choices: PRICING_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
    of: ({ category }) => category,
  },
}

/** The price list by category; price or percentage can be changed in its place. */
export function PricingConfiguration() {
  const pricing = usePricing()
  const dialog = useDialogParam()
  return (
    <>
      <SmallList
        rows={pricing.isLoaded ? pricing.entries : undefined}
        error={pricing.error}
        isLoading={pricing.isLoading}
        onReload={pricing.reload}
        rules={RULES}
        noun={{ one: 'price', other: 'prices' }}
        listClass="list-group"
        empty={<EmptyState icon="tags" title="No pricing configuration" />}
        actions={(shown) => (
          <>
            <ConfirmAll
              suggested={shown.filter(({ isPlaceholder }) => isPlaceholder)}
              onConfirm={pricing.confirm}
            />
            <Button icon="plus-lg" look="main" label="Add Pricing" onClick={() => dialog.open('add')} />
          </>
        )}
      >
        {(entry) => (
          <PricingEntryRow
            key={entry.id}
            entry={entry}
            onPatch={(changes, version) => pricing.patch(entry, changes, version)}
            onConfirm={() => pricing.confirm([entry])}
            onOpen={(dialogName) => dialog.open(dialogName, entry.id)}
            isLastActive={pricing.isLastActive(entry)}
          />
        )}
      </SmallList>
      <OpenPricingDialog dialog={dialog} pricing={pricing} />
    </>
  )
}

function ConfirmAll({
  suggested,
  onConfirm,
}: {
  suggested: readonly PricingEntry[]
  onConfirm: (suggested: readonly PricingEntry[]) => Promise<void>
}) {
  if (suggested.length === 0) return null
  return (
    <ToggleButton
      className="btn btn-outline-primary"
      onToggle={async () => {
        await onConfirm(suggested)
        // The button goes with the last suggestion.
        document.querySelector('h1')?.focus()
      }}
    >
      Confirm all {suggested.length} shown
    </ToggleButton>
  )
}
