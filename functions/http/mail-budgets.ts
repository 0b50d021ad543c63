/** How many mails strangers can cause on a Pacific date. */
import { siteOf } from '#functions/http/client-network.ts'
import { type Budget, DAY } from '#functions/table/budgets.ts'
import type { ReceiptKind } from '#schemas/contract/notifications.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { mailboxOf } from '#schemas/facts/typed-text.ts'

/** Besides `receipts_a_day` of all. Mobile carriers put many customers behind one address. */
const RECEIPTS = { mailbox: 3, network: 10, site: 30 }

/** Only mailboxes with visits are counted, so a stranger cannot use up `all` by guessing. */
const VISIT_LINKS = { mailbox: 3, all: 100 }

/**
 * What each kind may use of a limit that all kinds share: the rest is kept for those whose link matters more, so that a flood of
 * messages leaves a booking its receipt.
 */
export const SHARES: Record<ReceiptKind, number> = { contact: 0.5, quote: 0.75, booking: 1 }

/** So many that come back pause receipts. SES reviews senders with 5 bounces in 100 mails, and the owner's mail depends on the same reputation. */
export const RETURNED_MAILS = 5

export const ALL = 'all'
export const shareOf = (limit: number, kind: ReceiptKind) => Math.ceil(limit * SHARES[kind])

const daily = (scope: string) => (client: string, limit: number) => ({ scope, client, limit, seconds: DAY })

type Receipt = { kind: ReceiptKind; address: string; network: string }

/** @param receipt with the network where the form came from */
export function receiptBudgets({ kind, address, network }: Receipt, settings: Settings): Budget[] {
  const site = siteOf(network)
  const budget = daily('receipt')
  return [
    budget(mailboxOf(address), RECEIPTS.mailbox),
    budget(network, shareOf(RECEIPTS.network, kind)),
    ...(site === undefined ? [] : [budget(site, shareOf(RECEIPTS.site, kind))]),
    budget(ALL, shareOf(Number(settings.receipts_a_day), kind)),
  ]
}

export function visitLinkBudgets(address: string): Budget[] {
  const budget = daily('visit-links')
  return [budget(mailboxOf(address), VISIT_LINKS.mailbox), budget(ALL, VISIT_LINKS.all)]
}
