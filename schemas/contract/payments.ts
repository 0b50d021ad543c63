import * as z from 'zod'
import { decimalMoney, Id, Instant, StoredDecimal } from '#schemas/contract/records.ts'
import { optionalLine } from '#schemas/contract/texts.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { PAYMENT_METHODS } from '#schemas/facts/payments.ts'

const AMOUNT = 'Enter an amount in dollars, such as 120 or 120.50'

/** Payment noted by the owner. Dollars, as decimals. */
export const PaymentRequest = z.strictObject({
  /** Chosen by a device that may correct the payment before it is sent; otherwise the server chooses. */
  id: Id.optional(),
  amount: decimalMoney(AMOUNT),
  tip: decimalMoney(AMOUNT).optional(),
  method: z.enum(PAYMENT_METHODS, 'Choose how it was paid'),
  note: optionalLine(LIMITS.paymentNote),
  /** When it was noted, if it could not be sent then; ignored if that is in the future or too long ago. */
  at: Instant.optional(),
})
export type PaymentRequest = z.infer<typeof PaymentRequest>

/** As it is stored: never changed, only taken back. */
export const Payment = z.object({
  id: Id,
  amount: StoredDecimal,
  tip: StoredDecimal.optional(),
  method: z.enum(PAYMENT_METHODS),
  note: z.string().optional(),
  at: Instant,
  /** Username of the admin who noted it. */
  by: z.string().optional(),
  takenBack: z.object({ at: Instant, by: z.string().optional() }).optional(),
})
export type Payment = z.infer<typeof Payment>
