import * as z from 'zod'
import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import { signedPercentage } from '#frontend/admin/settings/amount.ts'
import { CATEGORY_LABELS, takesDiscount, takesPercentage } from '#frontend/admin/settings/pricing-labels.ts'
import { LIMITS } from '#schemas/limits.ts'
import { CreatePricingRequest } from '#schemas/pricing.ts'
import { PRICING_CATEGORIES } from '#schemas/pricing-categories.ts'

/** The create dialog: a percentage is typed without sign, and only where the category takes one (spec §5, decision 22). */
export const NewPricing = CreatePricingRequest.omit({ percentage: true })
  .extend({ percentage: z.string(), direction: z.enum(['surcharge', 'discount']) })
  .transform((typed, context) => {
    const { percentage: amount, direction, ...entry } = typed
    if (!takesPercentage(entry.category)) return { ...entry, percentage: '0.00' }
    const counted = { amount, direction: takesDiscount(entry.category) ? direction : 'surcharge' } as const
    return { ...entry, percentage: signedPercentage(counted, context, 'percentage') }
  })
export type NewPricing = z.input<typeof NewPricing>

/** The edit dialog sends these (spec §7). */
export const EditedPricing = CreatePricingRequest.pick({
  key: true,
  label: true,
  description: true,
  price: true,
  sortOrder: true,
})
export type EditedPricing = z.input<typeof EditedPricing>

const SHARED = [
  {
    name: 'key',
    label: 'Key *',
    hint: 'Lowercase with underscores only',
    maxLength: LIMITS.pricingKey,
  },
  { name: 'label', label: 'Label *', maxLength: LIMITS.pricingLabel },
  { name: 'description', label: 'Description', maxLength: LIMITS.pricingDescription, isWide: true },
  { name: 'price', label: 'Price *', kind: 'decimal' },
  { name: 'sortOrder', label: 'Sort Order', kind: 'number' },
] as const satisfies FieldDefinition<EditedPricing>[]

export const EDIT_FIELDS: readonly FieldDefinition<EditedPricing>[] = SHARED

export const CREATE_FIELDS: readonly FieldDefinition<NewPricing>[] = [
  {
    name: 'category',
    label: 'Category *',
    kind: 'select',
    isWide: true,
    options: [
      { value: '', label: 'Choose a category' },
      ...PRICING_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
    ],
  },
  ...SHARED,
  { name: 'isActive', label: 'Active', kind: 'checkbox' },
]
