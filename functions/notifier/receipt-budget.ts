/** Limits receipts: bots that fill in forms must not damage the sender's reputation, which the owner's mail depends on. */
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/environment.ts'
import { siteOf } from '#functions/http/client-network.ts'
import { mailboxOf } from '#functions/mailbox.ts'
import { countReceipt } from '#functions/outbox/outbox.ts'
import { pacificDay } from '#functions/pacific-time.ts'
import { countWithin, DAY } from '#functions/table/budgets.ts'
import { table } from '#functions/table/client.ts'
import { originOf, rateKey } from '#functions/table/keys.ts'
import type { ReceiptKind } from '#schemas/contract/notifications.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'

/** Receipts per Pacific date, besides `receipts_a_day` of all. Mobile carriers put many customers behind one address. */
const PER_DAY = { mailbox: 3, network: 10, site: 30 }

/**
 * What each kind may use of a limit that all kinds share: the rest is kept for those whose link matters more, so that a flood of
 * messages leaves a booking its receipt.
 */
const SHARES: Record<ReceiptKind, number> = { contact: 0.5, quote: 0.75, booking: 1 }

const shareOf = (limit: number, kind: ReceiptKind) => Math.ceil(limit * SHARES[kind])

class NoReceiptLeft extends Error {}

type Receipt = { id: string; kind: ReceiptKind; address: string; network: string }

/**
 * Counts a receipt against all budgets or, if one is used up, against none.
 * @param receipt with the network where the form came from
 * @returns whether it may be sent
 */
export async function takeReceipt(
  { id, kind, address, network }: Receipt,
  settings: Record<SettingKey, string>,
): Promise<boolean> {
  const site = siteOf(network)
  const budget = (client: string, limit: number) =>
    countWithin({ scope: 'receipt', client, limit, seconds: DAY }, () => new NoReceiptLeft())
  try {
    await countReceipt(id, originOf(site ?? network), [
      budget(mailboxOf(address), PER_DAY.mailbox),
      budget(network, shareOf(PER_DAY.network, kind)),
      ...(site === undefined ? [] : [budget(site, shareOf(PER_DAY.site, kind))]),
      budget(ALL, shareOf(Number(settings.receipts_a_day), kind)),
    ])
    return true
  } catch (error) {
    if (error instanceof NoReceiptLeft) return false
    throw error
  }
}

const ALL = 'all'

/** The kinds of leads that get no receipt any more today, because all of them together have used up their share. */
export async function kindsWithoutReceipt(
  settings: Record<SettingKey, string>,
  now: Date,
): Promise<ReceiptKind[]> {
  const { Item } = await table().send(
    new GetCommand({ TableName: config.tableName(), Key: rateKey('receipt', ALL, pacificDay(now)) }),
  )
  const used = Number(Item?.['used'] ?? 0)
  const limit = Number(settings.receipts_a_day)
  return (Object.keys(SHARES) as ReceiptKind[]).filter((kind) => used >= shareOf(limit, kind))
}
