/** Rate counters: how often a client does something within a time window. Of strangers, the network is the client. */
import { absentOr, atMost, matching } from '#functions/table/expression.ts'
import { rateKey } from '#functions/table/keys.ts'
import { batchGet, readRow } from '#functions/table/read.ts'
import { changeRow, update, type Write } from '#functions/table/transact.ts'
import { pacificDay } from '#schemas/facts/pacific-time.ts'

/**
 * Returns the network that counts as one client. For IPv6 it is the /64, the smallest block a provider assigns (RFC 6177):
 * `2001:db8::1` becomes `2001:db8:0:0::/64`. IPv4 addresses stay as they are, even when mapped into IPv6.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`
}

/** Returns the IPv6 /48 around a network, the largest block one customer gets (65,536 networks); undefined for IPv4. */
export function siteOf(network: string): string | undefined {
  const groups = network.split(':')
  return network.endsWith('::/64') ? `${groups.slice(0, 3).join(':')}::/48` : undefined
}

export const MINUTE_S = 60
/** As a window: a Pacific date, which may last 23 or 25 hours. */
export const DAY_S = 24 * 60 * MINUTE_S

/** `limit` uses per window of `seconds`. */
export type Budget = { scope: string; client: string; limit: number; seconds: number }

/** The daily budgets of a network and of the site around it. Only an IPv6 network has such a site. */
export function networkBudgets(
  scope: string,
  network: string,
  limits: { network: number; site: number },
): Budget[] {
  const site = siteOf(network)
  return [
    { scope, client: network, limit: limits.network, seconds: DAY_S },
    ...(site === undefined ? [] : [{ scope, client: site, limit: limits.site, seconds: DAY_S }]),
  ]
}

function windowOf(seconds: number, now: Date): { start: number; end: number } {
  if (seconds === DAY_S) return pacificDay(now)
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const start = nowSeconds - (nowSeconds % seconds)
  return { start, end: start + seconds }
}

/** Returns the row and the change that count some uses, and the seconds until a full budget has room again. */
function counting({ scope, client, limit, seconds }: Budget, uses: number, now: Date) {
  const window = windowOf(seconds, now)
  return {
    key: rateKey(scope, client, window),
    change: { set: { expiresAt: window.end + MINUTE_S }, add: { used: uses } },
    condition: matching({ used: absentOr(atMost(limit - uses)) }),
    retryAfter: Math.max(1, Math.ceil(window.end - now.getTime() / 1000)),
  }
}

/** Returns the write that counts some uses; it fails when the budget has no room for them. A failed transaction counts nothing. */
export function countWithin(
  budget: Budget,
  refused: (retryAfter: number) => Error,
  now = new Date(),
  uses = 1,
): Write {
  const { key, change, condition, retryAfter } = counting(budget, uses, now)
  return update(key, change, condition, () => refused(retryAfter))
}

/** Uses so far on this Pacific date. */
export async function usedToday(scope: string, client: string, now: Date): Promise<number> {
  return Number((await readRow(rateKey(scope, client, pacificDay(now))))?.['used'] ?? 0)
}

/** True if none of these budgets is used up. Counts nothing. */
export async function hasRoom(budgets: readonly Budget[], now: Date): Promise<boolean> {
  const keyOf = ({ scope, client, seconds }: Budget) => rateKey(scope, client, windowOf(seconds, now))
  const rows = await batchGet(budgets.map(keyOf))
  return budgets.every((budget) => {
    const { pk, sk } = keyOf(budget)
    const row = rows.find((one) => one['pk'] === pk && one['sk'] === sk)
    return Number(row?.['used'] ?? 0) < budget.limit
  })
}

/**
 * Counts one use outside a transaction (a login attempt, a mail to the owner).
 * @returns undefined if allowed, otherwise the seconds until the window ends
 */
export async function countUse(budget: Budget, now = new Date()): Promise<number | undefined> {
  const { key, change, condition, retryAfter } = counting(budget, 1, now)
  return (await changeRow(key, change, condition)) ? undefined : retryAfter
}
