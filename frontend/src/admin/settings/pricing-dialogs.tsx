import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { Dialog } from '#frontend/admin/components/dialog.tsx'
import { FormField } from '#frontend/admin/components/form-field.tsx'
import { RecordForm } from '#frontend/admin/components/record-form.tsx'
import { useAction } from '#frontend/admin/lib/use-action.ts'
import {
  CREATE_FIELDS,
  EDIT_FIELDS,
  EditedPricing,
  NewPricing,
} from '#frontend/admin/settings/pricing-fields.ts'
import { takesDiscount, takesPercentage } from '#frontend/admin/settings/pricing-labels.ts'
import { callApi } from '#frontend/lib/api.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import type { PricingEntry } from '#schemas/pricing.ts'

type DialogEvents = { onSaved: () => void; onClose: () => void }

export function CreatePricingDialog({ onSaved, onClose }: DialogEvents) {
  const act = useAction()
  return (
    <Dialog title="Add Pricing" onClose={onClose}>
      <RecordForm
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
          act(() => callApi(adminRoutes.createPricingEntry, { body, idempotencyKey }), {
            done: { title: 'Pricing Created' },
            failed: 'Failed to create pricing configuration.',
          })
        }
        onSaved={onSaved}
        onClose={onClose}
      >
        {(form) => <PercentageFields form={form} />}
      </RecordForm>
    </Dialog>
  )
}

/** Shown for the categories that act by percentage alone (spec §5). */
function PercentageFields({
  form,
}: {
  form: UseFormReturn<NewPricing, unknown, z.output<typeof NewPricing>>
}) {
  const category = form.watch('category')
  if (!takesPercentage(category)) return null
  return (
    <div className="field-pair">
      <FormField
        field={{ name: 'percentage', label: 'Percentage', kind: 'decimal' }}
        form={form}
        error={form.formState.errors.percentage?.message}
      />
      {takesDiscount(category) && (
        <FormField
          field={{
            name: 'direction',
            label: 'Surcharge or Discount',
            kind: 'select',
            options: [
              { value: 'surcharge', label: 'Surcharge' },
              { value: 'discount', label: 'Discount' },
            ],
          }}
          form={form}
          error={undefined}
        />
      )}
    </div>
  )
}

export function EditPricingDialog({ entry, onSaved, onClose }: { entry: PricingEntry } & DialogEvents) {
  const act = useAction()
  const { id, key, label, description = '', price, sortOrder } = entry
  return (
    <Dialog title="Edit Pricing" onClose={onClose}>
      <RecordForm
        schema={EditedPricing}
        draftKey={`edit-pricing ${id}`}
        defaults={{ key, label, description, price, sortOrder }}
        version={entry.updatedAt}
        fields={EDIT_FIELDS}
        submitLabel="Save Changes"
        save={(edited, updatedAt) =>
          act(
            () =>
              callApi(adminRoutes.updatePricingEntry, {
                params: { id },
                body: { ...edited, description: edited.description ?? '', updatedAt },
              }),
            { done: { title: 'Pricing Updated' }, failed: 'Failed to update pricing configuration.' },
          )
        }
        onSaved={onSaved}
        onClose={onClose}
      />
    </Dialog>
  )
}
