import { money } from '#frontend/lib/money.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { PaymentMethod } from '#schemas/facts/payment-methods.ts'

/** Labels of the ways to pay. */
export const METHOD_LABELS: Record<PaymentMethod, string> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  unpaid: 'Not yet',
}

/** For instance `Paid $120, check, tip $10`. */
export function paidWords({ amount, tip, method, note }: NonNullable<Booking['payment']>): string {
  const words = [
    method === 'unpaid'
      ? `${money(amount)} still to be paid`
      : `Paid ${money(amount)}, ${METHOD_LABELS[method].toLowerCase()}`,
    tip && Number(tip) > 0 && `tip ${money(tip)}`,
    note,
  ]
  return words.filter(Boolean).join(', ')
}
