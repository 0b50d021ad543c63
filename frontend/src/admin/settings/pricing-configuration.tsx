import { useApi } from '#frontend/admin/lib/use-api.ts'
import type { RecordDialogsProps } from '#frontend/admin/parts/record-dialogs.tsx'
import { SmallList, type SmallListRules } from '#frontend/admin/parts/small-list.tsx'
import { MinutesDialog } from '#frontend/admin/settings/minutes-dialog.tsx'
import { realTime, scaled } from '#frontend/admin/settings/minutes-plan.ts'
import { CreatePricingDialog, EditPricingDialog } from '#frontend/admin/settings/pricing-dialogs.tsx'
import { PricingEntryRow } from '#frontend/admin/settings/pricing-entry-row.tsx'
import { CATEGORY_LABELS } from '#frontend/admin/settings/pricing-labels.ts'
import { PRICES, type Pricing, usePricing } from '#frontend/admin/settings/use-pricing.ts'
import { DialogButton, PressButton } from '#frontend/admin/ui/button.tsx'
import { ConfirmDialog } from '#frontend/admin/ui/dialog.tsx'
import { EmptyState } from '#frontend/admin/ui/status-messages.tsx'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import { isCommercial, PRICING_CATEGORIES } from '#schemas/facts/pricing-categories.ts'

/** The last visits whose time is compared with the estimate. */
const TIMED_VISITS = 50

const RULES: SmallListRules<PricingEntry> = {
  searched: ({ key, label, description, category }) => [key, label, description, CATEGORY_LABELS[category]],
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

/** Says what calculators show for a category without an active entry. */
const lastOne = ({ category }: PricingEntry) =>
  `This is the last active entry of "${CATEGORY_LABELS[category]}". Without one, the website shows the built-in prices of that category again.`

const dialogsOf = (pricing: Pricing, factor: number): RecordDialogsProps<PricingEntry> => ({
  free: {
    add: () => <CreatePricingDialog />,
    'fill-minutes': () => <MinutesDialog kind="fill" pricing={pricing} />,
    'scale-minutes': () => <MinutesDialog kind="scale" start={String(factor)} pricing={pricing} />,
  },
  about: {
    edit: (entry) => <EditPricingDialog entry={entry} />,
    'switch-off': (entry) => (
      <ConfirmDialog
        title={`Switch Off ${entry.label}`}
        confirmLabel="Switch Off"
        pendingLabel="Switching off..."
        onConfirm={() => pricing.patch(entry, { isActive: false })}
      >
        {lastOne(entry)}
      </ConfirmDialog>
    ),
  },
  deletion: (entry) => ({
    noun: 'Pricing',
    warning: `"${entry.label}" will be deleted permanently. This action cannot be undone.${
      pricing.isLastActive(entry) ? ` ${lastOne(entry)}` : ''
    }`,
    route: 'deletePricingEntry',
    failed: 'Failed to delete pricing configuration.',
  }),
})

const suggestedOf = (entries: readonly PricingEntry[]) => entries.filter(({ isPlaceholder }) => isPlaceholder)

export function PricingConfiguration() {
  const pricing = usePricing()
  const { data: visits = [] } = useApi('listBookings', { status: 'completed', limit: TIMED_VISITS })
  const entries = pricing.read.data ?? []
  const real = realTime(visits, entries)
  return (
    <>
      {real && (
        <p className="d-flex flex-wrap align-items-center gap-2">
          The last {real.visits} visits with Arrived and Done took {real.factor} times as long as estimated.
          {scaled(entries, real.factor).length > 0 && (
            <DialogButton opens="scale-minutes" icon="clock" label="Scale Minutes" />
          )}
        </p>
      )}
      <SmallList
        read={pricing.read}
        rules={RULES}
        noun={PRICES}
        listClass="list-group"
        empty={<EmptyState icon="tags" title="No pricing configuration" />}
        dialogs={dialogsOf(pricing, real?.factor ?? 1)}
        tools={(shown) => (
          <>
            {suggestedOf(shown).length > 0 && (
              <PressButton
                label={`Confirm all ${suggestedOf(shown).length} shown`}
                onPress={() => pricing.confirm(suggestedOf(shown))}
              />
            )}
            {entries.some(({ category, minutes }) => minutes === undefined && !isCommercial(category)) && (
              <DialogButton opens="fill-minutes" icon="clock" label="Fill Minutes" />
            )}
            <DialogButton opens="add" icon="plus-lg" look="main" label="Add Pricing" />
          </>
        )}
      >
        {(entry) => <PricingEntryRow key={entry.id} entry={entry} pricing={pricing} />}
      </SmallList>
    </>
  )
}
