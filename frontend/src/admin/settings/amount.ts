/** A price or percentage as it is typed: percentages without sign, with Surcharge or Discount beside them (decision 22). */

import { takesPercentage } from '#frontend/admin/settings/pricing-labels.ts'
import type { PriceChanges } from '#frontend/admin/settings/use-pricing.ts'
import { decimalMoney, Percentage } from '#schemas/fields.ts'
import { MESSAGES } from '#schemas/limits.ts'
import type { PricingEntry } from '#schemas/pricing.ts'
import type { PricingCategory } from '#schemas/pricing-categories.ts'

export type Direction = 'surcharge' | 'discount'
export type TypedAmount = { amount: string; direction: Direction }

const Price = decimalMoney(MESSAGES.price)

export function toTyped(entry: PricingEntry): TypedAmount {
  if (!takesPercentage(entry.category)) return { amount: entry.price, direction: 'surcharge' }
  return {
    amount: entry.percentage.replace('-', ''),
    direction: entry.percentage.startsWith('-') ? 'discount' : 'surcharge',
  }
}

/** The stored percentage of what was typed; undefined when it is negative or no number. */
export function signedPercentage({ amount, direction }: TypedAmount): string | undefined {
  const typed = amount.trim()
  if (typed === '' || typed.startsWith('-')) return undefined
  const { data } = Percentage.safeParse(direction === 'discount' ? `-${typed}` : typed)
  return data
}

type ParsedAmount = { success: true; changes: PriceChanges } | { success: false; message: string }

/** The one field that an inline edit sends (spec §7). */
export function parseAmount(category: PricingCategory, typed: TypedAmount): ParsedAmount {
  if (takesPercentage(category)) {
    const percentage = signedPercentage(typed)
    if (percentage === undefined) return { success: false, message: MESSAGES.percentage }
    return { success: true, changes: { percentage } }
  }
  const { data: price } = Price.safeParse(typed.amount.trim())
  return price === undefined
    ? { success: false, message: MESSAGES.price }
    : { success: true, changes: { price } }
}
