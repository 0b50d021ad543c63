import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadPart } from '#frontend/lib/chunks.ts'

/** `preload` fetches the code before it is shown. */
type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: () => void }

/** A component whose code is fetched when it is first shown. @param name the base name of its source file */
export function lazyPart<Props>(name: string, load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const part = lazy(async () => ({ default: await loadPart(name, load) }))
  return Object.assign(part, { preload: () => void loadPart(name, load) })
}
