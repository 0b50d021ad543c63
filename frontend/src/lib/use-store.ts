import { useSyncExternalStore } from 'react'
import type { Store } from '#frontend/lib/create-store.ts'

export function useStore<T>({ initial, get, subscribe }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial)
}
