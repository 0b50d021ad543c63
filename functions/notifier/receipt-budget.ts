/** How many receipts go out: machines that fill in forms must not cost the sender's good name, which the owner's mail needs. */

import { siteOf } from '#functions/http/client-network.ts'
import { mailboxOf } from '#functions/notifier/mailbox.ts'
import { countReceipt } from '#functions/outbox/outbox.ts'
import { countWithin, DAY } from '#functions/table/budgets.ts'

/** Receipts a Pacific date. Carriers put many customers behind one address; `all` is some times what a good day brings. */
const PER_DAY = { mailbox: 3, network: 10, site: 30, all: 200 }

class NoReceiptLeft extends Error {}

/**
 * Counts a receipt against all budgets or, when one of them is used up, against none.
 * @param network where the form was sent from
 * @returns whether it may be sent
 */
export async function takeReceipt(id: string, address: string, network: string): Promise<boolean> {
  const site = siteOf(network)
  const budget = (client: string, limit: number) =>
    countWithin({ scope: 'receipt', client, limit, seconds: DAY }, () => new NoReceiptLeft())
  try {
    await countReceipt(id, [
      budget(mailboxOf(address), PER_DAY.mailbox),
      budget(network, PER_DAY.network),
      ...(site === undefined ? [] : [budget(site, PER_DAY.site)]),
      budget('all', PER_DAY.all),
    ])
    return true
  } catch (error) {
    if (error instanceof NoReceiptLeft) return false
    throw error
  }
}
