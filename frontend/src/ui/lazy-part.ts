import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A component that is loaded when it is first shown; its files are asked for until they come. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }))
}
