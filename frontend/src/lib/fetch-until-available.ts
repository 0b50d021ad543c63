import { retryDelay } from '#frontend/lib/retry-delay.ts'

/** Milliseconds after which a click that waits for its code is told so. */
export const SLOW_AFTER_MS = 1000

/**
 * Fetches a file, however many tries it takes, so that importing it afterwards needs no connection: a browser never asks again
 * for a module that failed once (HTML standard, "module map"), and an island that gives up loses what was typed in it.
 * @param integrity what a script's `integrity` says; without it, none is checked
 */
export async function fetchUntilAvailable(url: string, integrity = ''): Promise<void> {
  for (let failures = 1; ; failures++) {
    try {
      const response = await fetch(url, { integrity, priority: 'low' })
      // To its end: only then the browser's cache has it.
      await response.arrayBuffer()
      if (response.ok) return
    } catch {
      // No connection.
    }
    await new Promise<unknown>((resolve) => {
      setTimeout(resolve, retryDelay(failures))
      addEventListener('online', resolve, { once: true })
    })
  }
}
