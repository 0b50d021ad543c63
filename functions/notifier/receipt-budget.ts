/** Limits receipts: bots that fill in forms must not damage the sender's reputation, which the owner's mail depends on. */
import { siteOf } from '#functions/http/client-network.ts'
import { ALL, SHARES, shareOf } from '#functions/http/mail-budgets.ts'
import { countReceipt } from '#functions/outbox/outbox.ts'
import { type Budget, countWithin, usedToday } from '#functions/table/budgets.ts'
import { digest } from '#functions/table/keys.ts'
import type { ReceiptKind } from '#schemas/contract/notifications.ts'
import type { Settings } from '#schemas/defaults/settings.ts'

class NoReceiptLeft extends Error {}

/** A network as few digits of its digest: enough to tell the networks of a day apart, too few to find out which one it was. */
const originOf = (network: string) => digest(network).slice(0, 4)

/**
 * Counts a mail against all budgets or, if one is used up, against none.
 * @param mail with the network where the form came from
 * @returns whether it may be sent
 */
export async function takeMail(
  { id, network }: { id: string; network: string },
  budgets: readonly Budget[],
): Promise<boolean> {
  const uses = budgets.map((budget) => countWithin(budget, () => new NoReceiptLeft()))
  try {
    await countReceipt(id, originOf(siteOf(network) ?? network), uses)
    return true
  } catch (error) {
    if (error instanceof NoReceiptLeft) return false
    throw error
  }
}

/** By all leads together, today. */
export const receiptsUsed = (now: Date) => usedToday('receipt', ALL, now)

/** The kinds of leads that get no more receipts today, because all leads together have used up their share. */
export function kindsWithoutReceipt(settings: Settings, used: number): ReceiptKind[] {
  const limit = Number(settings.receipts_a_day)
  return (Object.keys(SHARES) as ReceiptKind[]).filter((kind) => used >= shareOf(limit, kind))
}
