/** Limits receipts: bots that fill in forms must not damage the sender's reputation, which the owner's mail depends on. */
import { siteOf } from '#functions/http/client-network.ts'
import { mailboxOf } from '#functions/mailbox.ts'
import { countReceipt } from '#functions/outbox/outbox.ts'
import { countWithin, DAY } from '#functions/table/budgets.ts'

/** Receipts per Pacific date. Mobile carriers put many customers behind one address; `all` is a multiple of a good day. */
const PER_DAY = { mailbox: 3, network: 10, site: 30, all: 200 }

class NoReceiptLeft extends Error {}

/**
 * Counts a receipt against all budgets or, if one is used up, against none.
 * @param network where the form came from
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
