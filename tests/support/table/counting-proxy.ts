/** A table that counts the rows it reads. */
import { startTableProxy } from '#tests/support/table/proxy.ts'

export type Reads = {
  requests: number
  /** Rows the table looked at: what read units are charged for, whether or not a filter lets them through. */
  items: number
}

type Answer = { Item?: object; Count?: number; ScannedCount?: number; Responses?: Record<string, object[]> }

/** @param target the emulator's address */
export async function startCountingProxy(target: string) {
  let reads: Reads = { requests: 0, items: 0 }
  const proxy = await startTableProxy(target, async (_, pass) => {
    const answer = await pass()
    const items = itemsOf(JSON.parse(answer.body.toString()) as Answer)
    reads = { requests: reads.requests + 1, items: reads.items + items }
    return answer
  })
  return {
    ...proxy,
    /** What was read since the last call. */
    take: () => {
      const taken = reads
      reads = { requests: 0, items: 0 }
      return taken
    },
  }
}

function itemsOf({ Item, Count, ScannedCount, Responses }: Answer): number {
  const batch = Object.values(Responses ?? {}).reduce((sum, rows) => sum + rows.length, 0)
  return (Item ? 1 : 0) + (ScannedCount ?? Count ?? 0) + batch
}
