import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { decimalMoney, Id, Instant, Percentage, StoredDecimal, Success } from '#schemas/contract/records.ts'
import { line, machineKey, OWNER_MESSAGES, optionalLine, removable, whole } from '#schemas/contract/texts.ts'
import { MAX_MINUTES } from '#schemas/facts/jobs.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { PRICING_CATEGORIES } from '#schemas/facts/pricing-categories.ts'
import { adminRoutes, publicRoutes } from '#schemas/routes.ts'

const Category = z.enum(PRICING_CATEGORIES, OWNER_MESSAGES.category)
const Price = decimalMoney(OWNER_MESSAGES.price)
const SortOrder = z
  .number(OWNER_MESSAGES.sortOrder)
  .int(OWNER_MESSAGES.sortOrder)
  .min(0, OWNER_MESSAGES.sortOrder)
  .max(9999)

/** Of one crew. */
const Minutes = whole(0, MAX_MINUTES, OWNER_MESSAGES.minutes)

/** An active entry, as visitors get it. */
export const PricingOption = z.object({
  key: z.string(),
  label: z.string(),
  description: z.string().optional(),
  /** In Spanish, if the owner gave it. */
  labelEs: z.string().optional(),
  descriptionEs: z.string().optional(),
  /** Dollars as a decimal string with two digits. */
  price: StoredDecimal,
  category: Category,
  sortOrder: z.number().int(),
  /** Percent as a decimal string with two digits, for commercial entries only; a discount is negative. */
  percentage: StoredDecimal.optional(),
  /** How long one crew is at it, for residential entries only. Absent: unknown. */
  minutes: Minutes.optional(),
})
export type PricingOption = z.infer<typeof PricingOption>

/** An entry of the price list, as stored and as the back office gets it. */
export const PricingEntry = PricingOption.extend({
  id: Id,
  percentage: StoredDecimal,
  isActive: z.boolean(),
  /** True until the owner confirms a built-in commercial price. */
  isPlaceholder: z.boolean().default(false),
  /** When its minutes were last changed into others, so that earlier visits were estimated otherwise. */
  minutesAt: Instant.optional(),
  updatedAt: Instant,
})
export type PricingEntry = z.infer<typeof PricingEntry>

const editable = {
  key: line(LIMITS.pricingKey, OWNER_MESSAGES.key),
  label: line(LIMITS.pricingLabel, OWNER_MESSAGES.label),
  description: optionalLine(LIMITS.pricingDescription),
  labelEs: optionalLine(LIMITS.pricingLabel),
  descriptionEs: optionalLine(LIMITS.pricingDescription),
  price: Price,
  percentage: Percentage,
  /** null removes them. */
  minutes: removable(Minutes),
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

/**
 * Changes the fields that are sent: one for an inline edit, several for the dialog. `updatedAt` is the edited version; a stale
 * one is a 409. An unchanged key may predate the rule of `PricingKey`.
 */
export const UpdatePricingRequest = z.strictObject({ ...editable, updatedAt: Instant }).partial()
export type UpdatePricingRequest = z.infer<typeof UpdatePricingRequest>

export const listPricing = endpoint(publicRoutes.listPricing, { answer: z.array(PricingOption) })
export const listPricingEntries = endpoint(adminRoutes.listPricingEntries, {
  answer: z.array(PricingEntry),
})
export const createPricingEntry = endpoint(adminRoutes.createPricingEntry, {
  body: CreatePricingRequest,
  answer: PricingEntry,
})
export const updatePricingEntry = endpoint(adminRoutes.updatePricingEntry, {
  body: UpdatePricingRequest,
  answer: PricingEntry,
})
export const deletePricingEntry = endpoint(adminRoutes.deletePricingEntry, { answer: Success })
