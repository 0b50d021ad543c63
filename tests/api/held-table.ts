/** A table that holds requests back until the test lets them through. */
import { signal } from '#tests/support/signal.ts'
import { startTableProxy, type TableProxy } from '#tests/support/table/proxy.ts'

type Hold = {
  /** Resolves when the first such request arrives. */
  arrived: Promise<void>
  /** Lets them all through, and later ones until the next hold. */
  release: () => void
}

export type HeldTable = TableProxy & {
  /** @param attribute holds transactions whose body names it */
  hold: (attribute: string) => Hold
}

type Gate = { attribute: string; arrive: () => void; opened: Promise<void> }

/**
 * The functions' client times out after 1.5 s and tries three times; a longer hold fails the function.
 * @param target the real table's endpoint
 */
export async function startHeldTable(target: string): Promise<HeldTable> {
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
    hold: (attribute) => {
      const { given: arrived, give: arrive } = signal()
      const { given: opened, give: release } = signal()
      gates.push({ attribute, arrive, opened })
      return { arrived, release }
    },
  }
}
