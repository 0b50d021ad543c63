/** Files of code on their way to the browser (decision 63). */
import { retryDelay } from '#frontend/lib/retry-delay.ts'

/** Milliseconds that a press may wait for its code before that is said. */
export const PATIENCE = 1000

/**
 * Fetches a file, however many tries it takes, so that importing it afterwards needs no connection: a browser never asks again
 * for a module that failed once (HTML standard, "module map"), and a part that gives up takes what was typed there with it.
 * @param integrity what a script's `integrity` says; without it, none is checked
 */
export async function untilArrived(url: string, integrity = ''): Promise<void> {
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

const arrivals = new Map<string, Promise<void>>()

/** Waits for all of these files; one that has come already, also with the page, or is on its way, is not fetched again. */
export async function allArrived(urls: readonly string[]): Promise<void> {
  const missing = urls.filter((url) => !document.querySelector(`link[rel=modulepreload][href="${url}"]`))
  for (const url of missing) if (!arrivals.has(url)) arrivals.set(url, untilArrived(url))
  await Promise.all(missing.map((url) => arrivals.get(url)))
}
