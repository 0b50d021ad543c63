/** Places claimed per arrival window: one small row each, written in the booking's transaction. */
import { counted, type Placed, placesOf } from '#functions/availability/availability.ts'
import { absentOr, atMost, matching } from '#functions/table/expression.ts'
import { SLOTS, slotKey, timeOfSlot } from '#functions/table/keys.ts'
import { queryRows } from '#functions/table/read.ts'
import { update, type Write } from '#functions/table/transact.ts'

/**
 * How a visit claims its places: the ones that were free when it was checked, of windows with `capacity` each. `full` creates the error
 * to throw if one has filled up since.
 */
export type SlotRules = {
  places: readonly number[]
  capacity: number
  full: (time: string) => Error | Promise<Error>
}

/**
 * Returns the writes that claim the places of a visit which its old state lacks, and free those that it no longer needs.
 * @param old undefined if it had none
 * @param next undefined if it needs none
 * @param rules without them, it claims places even in full windows
 */
export function changePlaces(
  old: Placed | undefined,
  next: Placed | undefined,
  rules: SlotRules | undefined,
  now: string,
): Write[] {
  const changes = counted(next ? placesOf(next) : new Map(), old ? [old] : [], -1)
  return [...changes].flatMap(([name, count]) => {
    if (count === 0) return []
    if (count > 0) return claim(name, count, rules)
    // Notes when, because a freed place is offered to customers who would take an earlier day.
    return update(slotKey(name), { add: { claimed: count }, set: { freedAt: now } })
  })
}

function claim(name: string, count: number, rules: SlotRules | undefined): Write {
  const [key, change] = [slotKey(name), { add: { claimed: count } }]
  if (!rules) return update(key, change)
  const hasRoom = matching({ claimed: absentOr(atMost(rules.capacity - count)) })
  return update(key, change, hasRoom, () => rules.full(timeOfSlot(name)))
}

/** Claimed places between two dates, inclusive, by `slotName`. */
export async function readSlots(from: string, to: string): Promise<Map<string, number>> {
  return claimedIn(await slotRows(from, to))
}

export type SlotRow = { name: string; claimed: number; isFreed: boolean }

export const claimedIn = (rows: readonly SlotRow[]) =>
  new Map(rows.map(({ name, claimed }) => [name, claimed]))

/** Windows between two dates, inclusive, in which a place was ever claimed. At most 5 small rows per day. */
export async function slotRows(from: string, to: string): Promise<SlotRow[]> {
  // '~' sorts after every time of the last day.
  const rows = await queryRows({ partition: SLOTS, from, to: `${to}~` })
  return rows.map(({ sk, claimed, freedAt }) => ({
    name: String(sk),
    claimed: Number(claimed),
    isFreed: freedAt !== undefined,
  }))
}
