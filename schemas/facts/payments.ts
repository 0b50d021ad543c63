/** What was paid for a visit, and what is still owed (P38.1). No imports: screens load this file. */

/** How a visit was paid; `app` is Venmo, PayPal, Zelle and their like, `unpaid` says that it is still to be paid. */
export const PAYMENT_METHODS = ['cash', 'check', 'card', 'app', 'unpaid'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export type Noted = {
  amount: string
  tip?: string | undefined
  method: PaymentMethod
  /** Absent while it counts. */
  takenBack?: object | undefined
}

type Visit = { status: string; totalPrice?: number | undefined; payments: readonly Noted[] }

/** Cents, because decimals of dollars do not add up exactly. */
export const toCents = (dollars: string | number = 0): number => Math.round(Number(dollars) * 100)
export const toDollars = (cents: number): string => (cents / 100).toFixed(2)

/** Money that came in: neither taken back nor a note that it is still to be paid. */
export const isReceived = ({ method, takenBack }: Noted): boolean => method !== 'unpaid' && !takenBack

const sumOf = (payments: readonly Noted[]) =>
  payments.filter(isReceived).reduce((sum, { amount }) => sum + toCents(amount), 0)

/** Cents received with tips. */
export const receivedIn = (payments: readonly Noted[]): number =>
  payments.filter(isReceived).reduce((sum, { amount, tip }) => sum + toCents(amount) + toCents(tip), 0)

/**
 * Cents that are left to pay: of the price, or of what the last note "not yet" says. Undefined if neither says how much, and nothing
 * was paid.
 */
export function leftToPay({ totalPrice, payments }: Omit<Visit, 'status'>): number | undefined {
  const valid = payments.filter(({ takenBack }) => !takenBack)
  const last = valid.findLastIndex(({ method }) => method === 'unpaid')
  const said = valid[last]
  if (said) return Math.max(0, toCents(said.amount) - sumOf(valid.slice(last)))
  if (totalPrice === undefined) return valid.length > 0 ? 0 : undefined
  return Math.max(0, toCents(totalPrice) - sumOf(valid))
}

/** True for a visit that was done and is not paid in full, however old it is. */
export const isOwed = (visit: Visit): boolean => visit.status === 'completed' && leftToPay(visit) !== 0
