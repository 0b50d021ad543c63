import { formatInstant } from '#frontend/admin/lib/format.ts'
import { money } from '#frontend/lib/format.ts'
import type { Booking, Payment } from '#schemas/contract/booking-record.ts'
import { leftToPay, type PaymentMethod, toDollars } from '#schemas/facts/payments.ts'

export const METHOD_LABELS: Record<PaymentMethod, string> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  app: 'App',
  unpaid: 'Not yet',
}

type Paid = Pick<Payment, 'amount' | 'tip' | 'method' | 'note' | 'takenBack'>

/** For instance `Paid $120, check, tip $10`. */
export function paidWords({ amount, tip, method, note, takenBack }: Paid): string {
  const words = [
    method === 'unpaid'
      ? `${money(amount)} still to be paid`
      : `Paid ${money(amount)}, ${METHOD_LABELS[method].toLowerCase()}`,
    tip && Number(tip) > 0 && `tip ${money(tip)}`,
    note,
    takenBack && `taken back ${formatInstant(takenBack.at)}`,
  ]
  return words.filter(Boolean).join(', ')
}

/** All payments of a visit, with when and by whom they were noted. */
export function paymentsWords(payments: readonly Payment[]): string | undefined {
  const noted = ({ at, by }: Payment) => ` (${formatInstant(at)}${by ? `, ${by}` : ''})`
  return payments.map((payment) => paidWords(payment) + noted(payment)).join('; ') || undefined
}

/** For instance `$138`; undefined where no price is agreed. */
export function leftWords(visit: Pick<Booking, 'totalPrice' | 'payments'>): string | undefined {
  const cents = leftToPay(visit)
  return cents === undefined ? undefined : money(toDollars(cents))
}
