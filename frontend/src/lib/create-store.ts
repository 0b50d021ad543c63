/** A value outside React; `initial` is what prerendered markup shows. */
export type Store<T> = {
  initial: T
  get: () => T
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void
}

/** A store whose `set` tells every subscriber. */
export function createStore<T>(initial: T): Store<T> & { set: (next: T) => void } {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
