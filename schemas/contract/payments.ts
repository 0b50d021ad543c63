import * as z from 'zod'
import { decimalMoney, Instant, optionalLine, StoredDecimal } from '#schemas/contract/fields.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { PAYMENT_METHODS } from '#schemas/facts/payment-methods.ts'

const AMOUNT = 'Enter an amount in dollars, such as 120 or 120.50'

/** Payment noted at the door. Dollars, as decimals. */
export const PaymentRequest = z.strictObject({
  amount: decimalMoney(AMOUNT),
  tip: decimalMoney(AMOUNT).optional(),
  method: z.enum(PAYMENT_METHODS, 'Choose how it was paid'),
  note: optionalLine(LIMITS.paymentNote),
  /** When it was noted, if it could not be sent then; ignored if that is in the future or too long ago. */
  at: Instant.optional(),
})
export type PaymentRequest = z.infer<typeof PaymentRequest>

/** As it is stored. */
export const Payment = z.object({
  amount: StoredDecimal,
  tip: StoredDecimal.optional(),
  method: z.enum(PAYMENT_METHODS),
  note: z.string().optional(),
  at: Instant,
})
