/** Seeded numbers, so that a seed names a plan of faults. Concurrency still decides which request meets which fault. */
export type Random = {
  chance: (probability: number) => boolean
  /** A whole number from `from` up to, but not including, `to`. */
  between: (from: number, to: number) => number
  /** One of some items, of which there are any. */
  pick: <T>(items: readonly T[]) => T
  shuffle: <T>(items: readonly T[]) => T[]
}

/** Mulberry32: 32 bits of state are plenty for some thousand decisions. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from))
  return {
    chance: (probability) => next() < probability,
    between,
    pick: <T>(items: readonly T[]) => items[between(0, items.length)] as T,
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
  }
}
