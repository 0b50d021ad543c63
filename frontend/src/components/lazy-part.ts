import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { retryDelay } from '#frontend/lib/public-reads.ts'

/**
 * Loads code, however many tries it takes: a part that gives up takes the whole page down with it, and all that was typed
 * there. While it waits, a prerendered part stays as it is.
 * @throws what `load` throws, when pages are prerendered
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return load()
  for (let failures = 1; ; failures++) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)))
    }
  }
}

/** A component that is loaded when it is first shown. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoaded(load) }))
}
