import { useSyncExternalStore } from 'react'
import type { Store } from '#frontend/lib/create-store.ts'

/** The value of a store, as it changes. */
export function useStore<T>({ initial, get, subscribe }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial)
}
