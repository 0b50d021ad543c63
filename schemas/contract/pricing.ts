import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import {
  decimalMoney,
  Id,
  IdParams,
  Instant,
  line,
  machineKey,
  optionalLine,
  PageQuery,
  Percentage,
  StoredDecimal,
  Success,
} from '#schemas/contract/fields.ts'
import { LIMITS, MESSAGES } from '#schemas/facts/limits.ts'
import { PRICING_CATEGORIES } from '#schemas/facts/pricing-categories.ts'
import { adminRoutes, publicRoutes } from '#schemas/routes.ts'

const Category = z.enum(PRICING_CATEGORIES, MESSAGES.category)
const Price = decimalMoney(MESSAGES.price)
const SortOrder = z.number(MESSAGES.sortOrder).int(MESSAGES.sortOrder).min(0, MESSAGES.sortOrder).max(9999)

/** What visitors get from GET /api/pricing: active entries only. */
export const PricingOption = z.object({
  key: z.string(),
  label: z.string(),
  description: z.string().optional(),
  /** Dollars as a decimal string with two digits. */
  price: StoredDecimal,
  category: Category,
  sortOrder: z.number().int(),
  /** Percent as a decimal string with two digits, on commercial entries; a discount is negative. */
  percentage: StoredDecimal.optional(),
})
export type PricingOption = z.infer<typeof PricingOption>

/** An entry of the price list: what is stored, and what the back office sees. */
export const PricingEntry = PricingOption.extend({
  id: Id,
  percentage: StoredDecimal,
  isActive: z.boolean(),
  /** True while a built-in commercial figure waits for the owner's word. */
  isPlaceholder: z.boolean().default(false),
  updatedAt: Instant,
})
export type PricingEntry = z.infer<typeof PricingEntry>

const editable = {
  key: line(LIMITS.pricingKey, MESSAGES.key),
  label: line(LIMITS.pricingLabel, MESSAGES.label),
  description: optionalLine(LIMITS.pricingDescription),
  price: Price,
  percentage: Percentage,
  sortOrder: SortOrder,
  isActive: z.boolean(),
}

export const PricingKey = machineKey(LIMITS.pricingKey)

export const CreatePricingRequest = z.strictObject({
  ...editable,
  key: PricingKey,
  category: Category,
  percentage: Percentage.default('0.00'),
  sortOrder: SortOrder.default(0),
  isActive: z.boolean().default(true),
})
export type CreatePricingRequest = z.infer<typeof CreatePricingRequest>

/** A key from before `PricingKey` may be sent back, but not a new one like it. Inline edits send one field, the dialog several. `updatedAt` is the version the editor saw; a stale one is 409. */
export const UpdatePricingRequest = z.strictObject({ ...editable, updatedAt: Instant }).partial()
export type UpdatePricingRequest = z.infer<typeof UpdatePricingRequest>

export const listPricing = endpoint(publicRoutes.listPricing, { answer: z.array(PricingOption) })
export const listPricingEntries = endpoint(adminRoutes.listPricingEntries, {
  query: PageQuery,
  answer: z.array(PricingEntry),
})
export const createPricingEntry = endpoint(adminRoutes.createPricingEntry, {
  body: CreatePricingRequest,
  answer: PricingEntry,
})
export const updatePricingEntry = endpoint(adminRoutes.updatePricingEntry, {
  params: IdParams,
  body: UpdatePricingRequest,
  answer: PricingEntry,
})
export const deletePricingEntry = endpoint(adminRoutes.deletePricingEntry, {
  params: IdParams,
  answer: Success,
})
