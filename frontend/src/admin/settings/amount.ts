/** A typed price or percentage: percentages have no sign, but Surcharge or Discount beside them. */

import * as z from 'zod'
import { choicesOf } from '#frontend/admin/lib/choices.ts'
import type { PriceChanges } from '#frontend/admin/settings/use-pricing.ts'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import { decimalMoney, Percentage } from '#schemas/contract/records.ts'
import { OWNER_MESSAGES } from '#schemas/contract/texts.ts'
import { type PricingCategory, takesPercentage } from '#schemas/facts/pricing-categories.ts'

export const Direction = z.enum(['surcharge', 'discount'])
export const DIRECTION_CHOICES = choicesOf(Direction.options)

const TypedAmount = z.object({ amount: z.string(), direction: Direction })
type TypedAmount = z.infer<typeof TypedAmount>

export function toTyped(entry: PricingEntry): TypedAmount {
  if (!takesPercentage(entry.category)) return { amount: entry.price, direction: 'surcharge' }
  return {
    amount: entry.percentage.replace('-', ''),
    direction: entry.percentage.startsWith('-') ? 'discount' : 'surcharge',
  }
}

/**
 * Parses a typed percentage. Adds an issue with the API's message to `context` for a value that the API would refuse.
 * @param field where the issue is shown
 */
export function signedPercentage(
  { amount, direction }: TypedAmount,
  context: z.RefinementCtx,
  field: string,
): string {
  const typed = amount.trim()
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', path: [field], message })
    return z.NEVER
  }
  if (typed === '' || typed.startsWith('-')) return refuse(OWNER_MESSAGES.percentage)
  const { success, data, error } = Percentage.safeParse(direction === 'discount' ? `-${typed}` : typed)
  if (success) return data
  for (const { message } of error.issues) refuse(message)
  return z.NEVER
}

/** The rules of an inline edit, which sends the one field that its category has. */
export function amountRules(category: PricingCategory): z.ZodType<PriceChanges, TypedAmount> {
  if (takesPercentage(category)) {
    return TypedAmount.transform((typed, context) => ({
      percentage: signedPercentage(typed, context, 'amount'),
    }))
  }
  const amount = z
    .string()
    .transform((text): string | number => text.trim())
    .pipe(decimalMoney(OWNER_MESSAGES.price))
  return TypedAmount.extend({ amount }).transform((typed) => ({ price: typed.amount }))
}
