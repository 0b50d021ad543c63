/** What was paid for a visit, what is still owed (P38.1), and the link for paying it. */
import { pacificNow } from '#schemas/facts/pacific-time.ts'

/** How a visit was paid; `app` is Venmo, PayPal, Zelle and their like, `unpaid` says that it is still to be paid. */
export const PAYMENT_METHODS = ['cash', 'check', 'card', 'app', 'unpaid'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export type Noted = {
  amount: string
  tip?: string | undefined
  method: PaymentMethod
  at: string
  /** Absent while it counts. */
  takenBack?: { at: string } | undefined
}

type Visit = { status: string; totalPrice?: number | undefined; payments: readonly Noted[] }

/** Cents, because decimals of dollars do not add up exactly. */
export const toCents = (dollars: string | number = 0): number => Math.round(Number(dollars) * 100)
export const toDollars = (cents: number): string => (cents / 100).toFixed(2)

/** Money that came in: neither taken back nor a note that it is still to be paid. */
export const isReceived = ({ method, takenBack }: Noted): boolean => method !== 'unpaid' && !takenBack

const sumOf = (payments: readonly Noted[]) =>
  payments.filter(isReceived).reduce((sum, { amount }) => sum + toCents(amount), 0)

/** A payment that has been taken back since then counts. */
const asOf = (then: string, payment: Noted): Noted =>
  payment.takenBack && payment.takenBack.at > then ? { ...payment, takenBack: undefined } : payment

/** A note of what is left is never earlier than what was taken back before it, though its device's clock may be slow. */
export function nextTo<Payment extends Noted>(payments: readonly Noted[], payment: Payment): Payment {
  if (payment.method !== 'unpaid') return payment
  const times = payments.flatMap(({ takenBack }) => takenBack?.at ?? [])
  return { ...payment, at: [...times, payment.at].toSorted().at(-1) }
}

/** Cents of tips received. */
export const tipsIn = (payments: readonly Noted[]): number =>
  payments.filter(isReceived).reduce((sum, { tip }) => sum + toCents(tip), 0)

/** Cents received with tips. */
export const receivedIn = (payments: readonly Noted[]): number => sumOf(payments) + tipsIn(payments)

/** Cents received with tips from a Pacific date on, by when they were noted (P35.4). */
export const receivedSince = (date: string, payments: readonly Noted[]): number =>
  receivedIn(payments.filter(({ at }) => pacificNow(new Date(at)).date >= date))

/**
 * Cents that are left to pay: of the price, or of what the last note "not yet" says, which counts the payments before it as paid.
 * Undefined if neither says how much, and nothing was paid.
 */
export function leftToPay({ totalPrice, payments }: Omit<Visit, 'status'>): number | undefined {
  const last = payments.findLastIndex(({ method, takenBack }) => method === 'unpaid' && !takenBack)
  const said = payments[last]
  if (said) {
    const before = payments.slice(0, last).map((one) => asOf(said.at, one))
    return Math.max(0, toCents(said.amount) + sumOf(before) - sumOf(payments))
  }
  if (totalPrice === undefined) return payments.some(({ takenBack }) => !takenBack) ? 0 : undefined
  return Math.max(0, toCents(totalPrice) - sumOf(payments))
}

/** True for a visit that was done and is not paid in full, however old it is. */
export const isOwed = (visit: Visit): boolean => visit.status === 'completed' && leftToPay(visit) !== 0

/** The longest pay link: the owner's own, such as https://venmo.com/u/name?amount={amount} (P38.8). */
const LENGTH_MAX = 500

/** A public name in ASCII, so that a lookalike shows: no IP address, no user, no port, and nothing is filled in. */
const HOST = /(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])/
/** The characters that RFC 3986 allows in a path or query, except the apostrophe. */
const PLAIN = /[\w\-.~!$&()*+,;=:@/]|%[\da-f]{2}/
const LINK = new RegExp(
  `^https://(?<host>${HOST.source})(?:[/?](?:${PLAIN.source}|[?]|{amount}|{number})*)?(?:#(?:${PLAIN.source}|[?])*)?$`,
  'i',
)

/** The host that a pay link leads to, as customers read it; undefined for what is no pay link. */
export function payHost(payUrl: string): string | undefined {
  if (payUrl.length > LENGTH_MAX) return undefined
  return LINK.exec(payUrl)?.groups?.['host']?.toLowerCase()
}

/**
 * Fills in the owner's link. Undefined while there is none.
 * @param cents what is left to pay
 * @param number the visit's short id
 */
export function payLink(
  payUrl: string,
  { cents, number }: { cents: number; number: string },
): { href: string; host: string } | undefined {
  const host = payHost(payUrl)
  if (host === undefined) return undefined
  const amount = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
  const href = payUrl.replace(/{amount}/gi, amount).replace(/{number}/gi, encodeURIComponent(number))
  return { href, host }
}

/**
 * What a visit comes to: one rule for the mails after it and for its receipt. Amounts are cents.
 * @param payUrl the owner's link
 */
export function billOf(visit: Omit<Visit, 'status'> & { id: string }, payUrl: string) {
  const received = visit.payments.filter(isReceived)
  const left = leftToPay(visit)
  const number = visit.id.slice(0, 8)
  return {
    number,
    received,
    /** With tips. */
    paid: receivedIn(received),
    tip: tipsIn(received),
    /** Undefined while no price is agreed. */
    left,
    pay: left ? payLink(payUrl, { cents: left, number }) : undefined,
  }
}
