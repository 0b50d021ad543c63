/** The owner's own link for paying, such as https://venmo.com/u/name?amount={amount} (P38.8), and the bill that it pays. */
import { isReceived, leftToPay, type Noted, receivedIn, toCents } from '#schemas/facts/payments.ts'

const LENGTH_MAX = 500

/** A public name in ASCII, so that a lookalike shows: no IP address, no user, no port, and nothing is filled in. */
const HOST = /(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])/
/** What RFC 3986 lets stand in path and query, without the apostrophe. */
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
export function billOf<Payment extends Noted>(
  visit: { id: string; totalPrice?: number | undefined; payments: readonly Payment[] },
  payUrl: string,
) {
  const received = visit.payments.filter(isReceived)
  const left = leftToPay(visit)
  const number = visit.id.slice(0, 8)
  return {
    number,
    received,
    /** With tips. */
    paid: receivedIn(received),
    tip: received.reduce((sum, { tip }) => sum + toCents(tip), 0),
    /** Undefined while no price is agreed. */
    left,
    pay: left ? payLink(payUrl, { cents: left, number }) : undefined,
  }
}
