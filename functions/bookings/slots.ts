/** Places claimed per arrival window: one small row each, written in the booking's transaction. */
import { changing } from '#functions/table/expression.ts'
import { SLOTS, slotKey } from '#functions/table/keys.ts'
import { queryRows } from '#functions/table/read.ts'
import { update, type Write } from '#functions/table/transact.ts'

type Visit = { serviceDate: string; serviceTime: string }

/** `capacity` is per window; `full` creates the error to throw when it is exceeded. */
export type SlotRules = { capacity: number; full: () => Error }

/**
 * Returns the write that claims one place; without rules, even in a full window.
 * @throws the error of `full`, here or in the transaction
 */
export function claimSlot({ serviceDate, serviceTime }: Visit, rules: SlotRules | undefined): Write {
  const [key, change] = [slotKey(serviceDate, serviceTime), changing({ add: { claimed: 1 } })]
  if (!rules) return update(key, change)
  // A window without capacity may have no row, and the condition accepts a missing one.
  if (rules.capacity < 1) throw rules.full()
  return update(
    key,
    change,
    {
      expression: 'attribute_not_exists(claimed) OR claimed < :capacity',
      values: { ':capacity': rules.capacity },
    },
    rules.full,
  )
}

/** Notes when, because a freed place is offered to customers who would take an earlier day. */
export function releaseSlot({ serviceDate, serviceTime }: Visit, now: string): Write {
  return update(slotKey(serviceDate, serviceTime), changing({ add: { claimed: -1 }, set: { freedAt: now } }))
}

/** Claimed places between two dates, inclusive, by `slotName`. */
export async function readSlots(from: string, to: string): Promise<Map<string, number>> {
  return claimedIn(await slotRows(from, to))
}

export type SlotRow = { name: string; claimed: number; isFreed: boolean }

const claimedIn = (rows: readonly SlotRow[]) => new Map(rows.map(({ name, claimed }) => [name, claimed]))

/** Windows between two dates, inclusive, in which a place was ever claimed. At most 5 small rows per day. */
export async function slotRows(from: string, to: string): Promise<SlotRow[]> {
  // '~' sorts after every time of the last day.
  const rows = await queryRows({ partition: SLOTS, from, to: `${to}~`, isConsistent: true })
  return rows.map(({ sk, claimed, freedAt }) => ({
    name: String(sk),
    claimed: Number(claimed),
    isFreed: freedAt !== undefined,
  }))
}
