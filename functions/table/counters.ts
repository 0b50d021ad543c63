/**
 * Counters, so that totals cost the same for ten records and for a million. Each list's counters are spread over shards,
 * because concurrent transactions on one row cancel each other.
 */
import { COUNTERS, counterKey, countersPrefix, type RecordList } from '#functions/table/keys.ts'
import { queryRows } from '#functions/table/read.ts'
import { update, type Write } from '#functions/table/transact.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

const SHARDS = 8

export type Counts = Record<string, number>
/** By list. */
export type Counted = Partial<Record<RecordList, Counts>>

/** The counts of a spam record: nothing else, so that no total has to exclude it. */
export const SPAM_COUNT: Counts = { [SPAM]: 1 }

/** Returns the writes that add the difference between a row's old and new counts; none if they are equal. */
export function countDifference(before: Counted, after: Counted): Write[] {
  const lists = new Set([...Object.keys(before), ...Object.keys(after)] as RecordList[])
  return [...lists].flatMap((list) => differenceIn(list, before[list] ?? {}, after[list] ?? {}))
}

function differenceIn(list: RecordList, before: Counts, after: Counts): Write[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const moved = names
    .map((name) => ({ name, by: (after[name] ?? 0) - (before[name] ?? 0) }))
    .filter(({ by }) => by !== 0)
  if (moved.length === 0) return []
  const shard = Math.floor(Math.random() * SHARDS)
  return [
    update(counterKey(list, shard), { add: Object.fromEntries(moved.map(({ name, by }) => [name, by])) }),
  ]
}

/**
 * Reads counters and sums their shards: one query of at most 8 small rows per list.
 * @param only one list; all when absent
 */
export async function readCounters(only?: RecordList): Promise<Counted> {
  const shards = only && { from: countersPrefix(only), to: `${countersPrefix(only)}~` }
  const rows = await queryRows({ partition: COUNTERS, ...shards })
  return sumOf(
    rows.map(({ pk: _, sk, ...counts }) => ({ [String(sk).split('#')[0] ?? '']: counts }) as Counted),
  )
}

export function sumOf(parts: readonly Counted[]): Counted {
  const sums: Counted = {}
  for (const [list, counts] of parts.flatMap((part) => Object.entries(part) as [RecordList, Counts][])) {
    const sum = sums[list] ?? {}
    sums[list] = sum
    for (const [name, value] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + Number(value)
  }
  return sums
}
