import { DeleteRecord } from '#frontend/admin/components/delete-record.tsx'
import { ConfirmDialog } from '#frontend/admin/components/dialog.tsx'
import type { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { CreatePricingDialog, EditPricingDialog } from '#frontend/admin/settings/pricing-dialogs.tsx'
import { CATEGORY_LABELS } from '#frontend/admin/settings/pricing-labels.ts'
import type { usePricing } from '#frontend/admin/settings/use-pricing.ts'
import { callApi } from '#frontend/lib/api.ts'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Says what calculators show for a category without an active entry. */
function lastOne({ category }: PricingEntry): string {
  return `This is the last active entry of "${CATEGORY_LABELS[category]}". Without one, the website shows the built-in prices of that category again.`
}

/** The dialog that the URL names, when its entry is loaded. */
export function OpenPricingDialog({
  dialog,
  pricing,
}: {
  dialog: ReturnType<typeof useDialogParam>
  pricing: ReturnType<typeof usePricing>
}) {
  const events = { onSaved: pricing.reload, onClose: dialog.close }
  if (dialog.name === 'add') return <CreatePricingDialog {...events} />
  const entry = pricing.entries.find(({ id }) => id === dialog.id)
  if (!entry) return null
  switch (dialog.name) {
    case 'edit':
      return <EditPricingDialog entry={entry} {...events} />
    case 'switch-off':
      return (
        <ConfirmDialog
          title={`Switch Off ${entry.label}`}
          confirmLabel="Switch Off"
          pendingLabel="Switching off..."
          onConfirm={async () => {
            const outcome = await pricing.patch(entry, { isActive: false })
            return outcome.isDone ? undefined : outcome.problem.message
          }}
          onClose={dialog.close}
        >
          {lastOne(entry)}
        </ConfirmDialog>
      )
    case 'delete':
      return (
        <DeleteRecord
          title="Delete Pricing"
          warning={`"${entry.label}" will be deleted permanently. This action cannot be undone.${
            pricing.isLastActive(entry) ? ` ${lastOne(entry)}` : ''
          }`}
          call={() => callApi(adminRoutes.deletePricingEntry, { params: { id: entry.id } })}
          done={{ title: 'Pricing Deleted' }}
          failed="Failed to delete pricing configuration."
          onDeleted={pricing.reload}
          onClose={dialog.close}
        />
      )
    default:
      return null
  }
}
