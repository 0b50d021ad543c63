import type { Asset } from '#frontend/lib/page-block.ts'
import { retryDelay } from '#frontend/lib/retry-delay.ts'

/** Milliseconds after which a click that waits for its code is told so. */
export const SLOW_AFTER_MS = 1000

/**
 * Fetches a module, however many tries it takes, so that importing it afterwards needs no connection: a browser never asks again
 * for one that failed once (HTML standard, "module map"), and an island that gives up loses what was typed in it.
 */
export async function fetchUntilAvailable({ href, integrity }: Asset): Promise<void> {
  for (let failures = 1; ; failures++) {
    try {
      const response = await fetch(href, { integrity, priority: 'low' })
      // To its end: only then the browser's cache has it.
      await response.arrayBuffer()
      if (response.ok) return preload({ href, integrity })
    } catch {
      // No connection.
    }
    await new Promise<unknown>((resolve) => {
      setTimeout(resolve, retryDelay(failures))
      addEventListener('online', resolve, { once: true })
    })
  }
}

/** `import()` cannot name an integrity; a preloaded module keeps its own. */
function preload(module: Asset): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', ...module }))
}
