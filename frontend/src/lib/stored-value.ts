import { createStore, type Store } from '#frontend/lib/create-store.ts'
import { type Area, forgetStored, readStored, store } from '#frontend/lib/storage.ts'

type StoredValue<T> = Store<T | undefined> & {
  /** @param area session storage for a value of this tab alone */
  set: (value: T, area?: Area) => void
  forget: () => void
}

/**
 * A value kept in the browser under a key.
 * @param check validates what is stored: an older page, or anybody, may have written it. Invalid values are removed
 */
export function createStoredValue<T>(key: string, check: (parsed: unknown) => T | undefined): StoredValue<T> {
  const changes = createStore(0)
  // useSyncExternalStore needs the same object for the same text.
  let cached: { text: string | null; value: T | undefined } = { text: null, value: undefined }

  function parse(text: string | null): T | undefined {
    try {
      return check(JSON.parse(text ?? 'null'))
    } catch {
      return undefined
    }
  }
  function clear() {
    forgetStored(key, 'localStorage')
    forgetStored(key, 'sessionStorage')
  }
  const publish = () => changes.set(changes.get() + 1)
  return {
    initial: undefined,
    subscribe: (listener) => {
      const unsubscribe = changes.subscribe(listener)
      // On Back, the browser may show the page as it was left, although a later page has changed what is stored.
      addEventListener('pageshow', listener)
      return () => {
        removeEventListener('pageshow', listener)
        unsubscribe()
      }
    },
    get: () => {
      // Another tab may have stored a newer value than this one.
      const text = readStored(key, 'localStorage') ?? readStored(key, 'sessionStorage')
      if (text !== cached.text) cached = { text, value: parse(text) }
      if (text !== null && cached.value === undefined) clear()
      return cached.value
    },
    set: (value, area = 'localStorage') => {
      clear()
      store(key, JSON.stringify(value), area)
      publish()
    },
    forget: () => {
      clear()
      publish()
    },
  }
}
