import * as z from 'zod'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { FormDialog } from '#frontend/admin/parts/record-form.tsx'
import { DIRECTION_CHOICES, Direction, signedPercentage } from '#frontend/admin/settings/amount.ts'
import { CATEGORY_LABELS } from '#frontend/admin/settings/pricing-labels.ts'
import type { FieldDefinition } from '#frontend/admin/ui/form-field.tsx'
import { CreatePricingRequest, type PricingEntry, PricingKey } from '#schemas/contract/pricing.ts'
import { changedKey } from '#schemas/contract/texts.ts'
import {
  isCommercial,
  PRICING_CATEGORIES,
  type PricingCategory,
  takesDiscount,
  takesPercentage,
} from '#schemas/facts/pricing-categories.ts'

const TypedPricing = CreatePricingRequest.extend({ percentage: z.string(), direction: Direction })

/** The create dialog: a percentage is typed without sign, and only where the category takes one. */
const NewPricing = TypedPricing
  // Reported with the other fields: a transform would wait until all of them are valid.
  .superRefine((typed, context) => void storedPercentage(typed, context), { when: () => true })
  .transform((typed, context) => {
    const { direction: _, ...entry } = typed
    return { ...entry, percentage: storedPercentage(typed, context) }
  })
type NewPricing = z.input<typeof NewPricing>

function storedPercentage(
  { category, percentage: amount, direction }: z.infer<typeof TypedPricing>,
  context: z.RefinementCtx,
): string {
  if (!takesPercentage(category)) return '0.00'
  const percent = { amount, direction: takesDiscount(category) ? direction : 'surcharge' } as const
  return signedPercentage(percent, context, 'percentage')
}

const EditedPricing = CreatePricingRequest.omit({ category: true, percentage: true, isActive: true })
type EditedPricing = z.input<typeof EditedPricing>

/** Accepts an entry's own key, which may be older than the rule for keys. */
const editedPricing = (key: string) => EditedPricing.extend({ key: changedKey(PricingKey, key) })

const MINUTES = {
  name: 'minutes',
  label: 'Minutes',
  kind: 'whole',
  hint: 'Of one crew. Blank: unknown',
} as const

const SHARED = [
  {
    name: 'key',
    label: 'Key *',
    hint: 'Lowercase with underscores only',
  },
  { name: 'label', label: 'Label *' },
  { name: 'description', label: 'Description', isWide: true },
  { name: 'labelEs', label: 'Label in Spanish', hint: 'Blank: the website’s own, if it has one' },
  { name: 'descriptionEs', label: 'Description in Spanish', isWide: true },
  { name: 'price', label: 'Price *', kind: 'decimal' },
  { name: 'sortOrder', label: 'Sort Order', kind: 'whole' },
] as const satisfies FieldDefinition<EditedPricing>[]

const editFields = (category: PricingCategory): readonly FieldDefinition<EditedPricing>[] =>
  isCommercial(category) ? SHARED : [...SHARED, MINUTES]

const CREATE_FIELDS: readonly FieldDefinition<NewPricing>[] = [
  {
    name: 'category',
    label: 'Category *',
    kind: 'select',
    isWide: true,
    choices: [
      { value: '', label: 'Choose a category' },
      ...PRICING_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
    ],
  },
  ...SHARED,
  { ...MINUTES, isShown: ({ category }) => Boolean(category) && !isCommercial(category) },
  {
    name: 'percentage',
    label: 'Percentage',
    kind: 'decimal',
    isShown: ({ category }) => takesPercentage(category),
  },
  {
    name: 'direction',
    label: 'Surcharge or Discount',
    kind: 'select',
    choices: DIRECTION_CHOICES,
    isShown: ({ category }) => takesDiscount(category),
  },
  { name: 'isActive', label: 'Active', kind: 'checkbox' },
]

export function CreatePricingDialog() {
  const call = useCall()
  return (
    <FormDialog
      title="Add Pricing"
      schema={NewPricing}
      draftKey="add-pricing"
      defaults={{ percentage: '0', direction: 'surcharge', sortOrder: 0, isActive: true }}
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
    />
  )
}

export function EditPricingDialog({ entry }: { entry: PricingEntry }) {
  const call = useCall()
  const { id, category, key, label, price, minutes = null, sortOrder } = entry
  const { description = '', labelEs = '', descriptionEs = '' } = entry
  return (
    <FormDialog
      title="Edit Pricing"
      schema={editedPricing(key)}
      draftKey={`edit-pricing ${id}`}
      defaults={{ key, label, description, labelEs, descriptionEs, price, minutes, sortOrder }}
      record={entry}
      fields={editFields(category)}
      submitLabel="Save Changes"
      save={(edited, updatedAt) =>
        call('updatePricingEntry', {
          params: { id },
          // What was emptied is removed.
          body: {
            ...edited,
            description: edited.description ?? '',
            labelEs: edited.labelEs ?? '',
            descriptionEs: edited.descriptionEs ?? '',
            minutes: edited.minutes ?? null,
            updatedAt,
          },
          done: { title: 'Pricing Updated' },
          failed: 'Failed to update pricing configuration.',
        })
      }
    />
  )
}
