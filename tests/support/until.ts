import { setTimeout as pause } from 'node:timers/promises'

const LOOK_AGAIN_MS = 25
/** Shorter than a test's own limit, so that a test says what it waited for. */
const LATEST_MS = 150_000

/** Waits for what `look` finds. @returns what that is, which is neither false nor undefined */
export async function until<T>(look: () => T | Promise<T>): Promise<NonNullable<T>> {
  const deadline = Date.now() + LATEST_MS
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > deadline) throw new Error(`Not found in ${LATEST_MS} ms: ${look}`)
    await pause(LOOK_AGAIN_MS)
  }
}
