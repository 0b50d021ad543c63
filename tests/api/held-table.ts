/** A table that holds requests back until the test lets them through. */
import { signal } from '#tests/support/signal.ts'
import { startTableProxy } from '#tests/support/table/proxy.ts'

export type HeldTable = Awaited<ReturnType<typeof startHeldTable>>

type Gate = { attribute: string; arrive: () => void; opened: Promise<void> }

/**
 * The functions' client times out after 1.5 s and tries three times; a longer hold fails the function.
 * @param target the real table's endpoint
 */
export async function startHeldTable(target: string) {
  const gates: Gate[] = []

  const proxy = await startTableProxy(target, async ({ operation, body }, pass) => {
    const gate = gates.findLast(
      ({ attribute }) => operation === 'TransactWriteItems' && body.includes(`"${attribute}"`),
    )
    gate?.arrive()
    await gate?.opened
    return pass()
  })
  return {
    ...proxy,
    /**
     * @param attribute holds transactions whose body names it
     * @returns a promise of the first one, and what lets them all through, and later ones until the next hold
     */
    hold: (attribute: string) => {
      const { given: arrived, give: arrive } = signal()
      const { given: opened, give: release } = signal()
      gates.push({ attribute, arrive, opened })
      return { arrived, release }
    },
  }
}
