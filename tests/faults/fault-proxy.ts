/** A table that fails some of the requests. */
import type { Random } from '#tests/support/random.ts'
import { startTableProxy, tableError } from '#tests/support/table/proxy.ts'

/** Faults of a request; the last one executes it and loses the answer. */
const FAULT_RATES = { throttled: 0.1, 'answered 500': 0.06, hung: 0.015, 'lost answer': 0.08 } as const
type Fault = keyof typeof FAULT_RATES

/** @param target the real table's endpoint */
export async function startFaultProxy(target: string, random: Random) {
  const injected = { throttled: 0, 'answered 500': 0, hung: 0, 'lost answer': 0 }
  let calmers = 0

  const proxy = await startTableProxy(target, async (_, pass) => {
    const fault = calmers > 0 ? undefined : chooseFault(random)
    if (fault) injected[fault] += 1
    if (fault === 'throttled') return tableError(400, 'ProvisionedThroughputExceededException')
    if (fault === 'answered 500') return tableError(500, 'InternalServerError')
    // The caller's own timeout ends the connection.
    if (fault === 'hung') return new Promise(() => {})
    const answer = await pass()
    return fault === 'lost answer' ? undefined : answer
  })
  return {
    ...proxy,
    injected,
    /** No faults while the function runs. */
    calmly: async <T>(run: () => Promise<T>) => {
      calmers += 1
      try {
        return await run()
      } finally {
        calmers -= 1
      }
    },
  }
}

function chooseFault(random: Random): Fault | undefined {
  return (Object.keys(FAULT_RATES) as Fault[]).find((fault) => random.chance(FAULT_RATES[fault]))
}
