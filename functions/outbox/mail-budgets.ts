/**
 * How many mails strangers can cause on a Pacific date: bots that fill in forms must not damage the sender's reputation, which the owner's
 * mail depends on.
 */

import type { OutboxRow } from '#functions/outbox/outbox.ts'
import {
  type Budget,
  countUse,
  countWithin,
  DAY_S,
  networkBudgets,
  siteOf,
  usedToday,
} from '#functions/table/budgets.ts'
import { matching, present } from '#functions/table/expression.ts'
import { digest, mailKey } from '#functions/table/keys.ts'
import { transact, update } from '#functions/table/transact.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import type { LeadType } from '#schemas/facts/statuses.ts'
import { mailboxOf } from '#schemas/facts/typed-text.ts'

/** Besides `receipts_a_day` of all, in shares as well. Mobile carriers put many customers behind one address. */
const RECEIPTS = { mailbox: 4, network: 10, site: 30 }

/**
 * Mails about changes by a visit's link: anyone who books gets one, whatever address they typed. Three of a mailbox's ten mails about
 * visits are kept for the owner's news.
 */
const CHANGES = { mailbox: 7, network: 30, site: 90, all: 300 }

/**
 * Only mailboxes with visits are counted, so a stranger cannot use up `all` by guessing. Nor by booking in many names: a network asks
 * 30 times a day, a site no more often.
 */
const VISIT_LINKS = { mailbox: 3, network: 30, site: 30, all: 100 }

/**
 * What each kind may use of a limit that all kinds share: the rest is kept for those whose link matters more, so that a flood of
 * messages, or three quotes in one mailbox, leave a booking its receipt.
 */
const SHARES: Record<LeadType, number> = { contact: 0.5, quote: 0.75, booking: 1 }

/** So many that come back pause receipts. SES reviews senders with 5 bounces in 100 mails, and the owner's mail depends on the same reputation. */
export const RETURNED_MAILS = 5

const ALL = 'all'
const shareOf = (limit: number, kind: LeadType) => Math.ceil(limit * SHARES[kind])

/** An address that somebody typed, and the network from where. */
type Typed = { address: string; network: string }

function typedBudgets(
  scope: string,
  { address, network }: Typed,
  limits: Record<'mailbox' | 'network' | 'site' | 'all', number>,
): Budget[] {
  return [
    { scope, client: mailboxOf(address), limit: limits.mailbox, seconds: DAY_S },
    ...networkBudgets(scope, network, limits),
    { scope, client: ALL, limit: limits.all, seconds: DAY_S },
  ]
}

export function receiptBudgets({ kind, ...typed }: Typed & { kind: LeadType }, settings: Settings): Budget[] {
  const share = (limit: number) => shareOf(limit, kind)
  return typedBudgets('receipt', typed, {
    mailbox: share(RECEIPTS.mailbox),
    network: share(RECEIPTS.network),
    site: share(RECEIPTS.site),
    all: share(Number(settings.receipts_a_day)),
  })
}

export const changeBudgets = (typed: Typed): Budget[] => typedBudgets('change-mail', typed, CHANGES)

export const visitLinkBudgets = (typed: Typed): Budget[] => typedBudgets('visit-links', typed, VISIT_LINKS)

class NoReceiptLeft extends Error {}

/** A network, or the site around it, as few digits of its digest: enough to tell those of a day apart, too few to find out which one it was. */
export const originOf = (network: string) => digest(siteOf(network) ?? network).slice(0, 4)

/** Replaces a mail's network; the whole transaction does nothing if that happened before. */
const forgetNetwork = (id: string, origin: string) =>
  update(mailKey(id), { set: { origin, network: undefined } }, matching({ network: present }), 'done')

/**
 * Counts a mail against all budgets or, if one is used up, against none.
 * @param mail with the network where it was caused; without one, the owner caused it, or an earlier attempt has counted it
 * @returns whether it may be sent
 */
export async function takeMail(
  { id, network }: OutboxRow,
  budgetsOf: (network: string) => readonly Budget[],
): Promise<boolean> {
  if (network === undefined) return true
  const uses = budgetsOf(network).map((budget) => countWithin(budget, () => new NoReceiptLeft()))
  try {
    await transact([forgetNetwork(id, originOf(network)), ...uses])
    return true
  } catch (error) {
    if (error instanceof NoReceiptLeft) return false
    throw error
  }
}

/** Counts a mail, but no further attempt of it, which is the same mail. @returns true above the budget */
export const isFlooding = async ({ attempts }: OutboxRow, budget: Budget, now: Date): Promise<boolean> =>
  attempts === 1 && (await countUse(budget, now)) !== undefined

/** By all leads together, today. */
export const receiptsUsed = (now: Date) => usedToday('receipt', ALL, now)

/** The kinds of leads that get no more receipts today, because all leads together have used up their share. */
export function kindsWithoutReceipt(settings: Settings, used: number): LeadType[] {
  const limit = Number(settings.receipts_a_day)
  return (Object.keys(SHARES) as LeadType[]).filter((kind) => used >= shareOf(limit, kind))
}
