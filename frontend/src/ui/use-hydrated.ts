import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in prerendered markup and its hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
