import { FormDialog, type FormEvents } from '#frontend/admin/components/record-form.tsx'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import {
  CREATE_FIELDS,
  EDIT_FIELDS,
  editedPricing,
  NewPricing,
} from '#frontend/admin/settings/pricing-fields.ts'
import type { PricingEntry } from '#schemas/contract/pricing.ts'

/** Adds an entry; shows the percentage for categories that use it. */
export function CreatePricingDialog(events: FormEvents) {
  const call = useCall()
  return (
    <FormDialog
      title="Add Pricing"
      schema={NewPricing}
      draftKey="add-pricing"
      defaults={{
        key: '',
        label: '',
        description: '',
        price: '',
        percentage: '0',
        direction: 'surcharge',
        sortOrder: 0,
        isActive: true,
      }}
      fields={CREATE_FIELDS}
      submitLabel="Create Pricing"
      save={(body, _version, idempotencyKey) =>
        call('createPricingEntry', {
          body,
          idempotencyKey,
          done: { title: 'Pricing Created' },
          failed: 'Failed to create pricing configuration.',
        })
      }
      {...events}
    />
  )
}

/** Edits an entry; its category stays. */
export function EditPricingDialog({ entry, ...events }: { entry: PricingEntry } & FormEvents) {
  const call = useCall()
  const { id, key, label, description = '', price, sortOrder } = entry
  return (
    <FormDialog
      title="Edit Pricing"
      schema={editedPricing(key)}
      draftKey={`edit-pricing ${id}`}
      defaults={{ key, label, description, price, sortOrder }}
      version={entry.updatedAt}
      fields={EDIT_FIELDS}
      submitLabel="Save Changes"
      save={(edited, updatedAt) =>
        call('updatePricingEntry', {
          params: { id },
          body: { ...edited, description: edited.description ?? '', updatedAt },
          done: { title: 'Pricing Updated' },
          failed: 'Failed to update pricing configuration.',
        })
      }
      {...events}
    />
  )
}
