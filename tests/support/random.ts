/** Seeded numbers, so that a seed names a plan of faults. Concurrency still decides which request meets which fault. */

export type Random = ReturnType<typeof seededRandom>

/** The seeds of a file's stories: STORY_SEED alone, or STORIES of them from STORIES_FROM on. */
export function storySeeds(usual: number): number[] {
  const { STORY_SEED, STORIES = usual, STORIES_FROM = 1 } = process.env
  if (STORY_SEED) return [Number(STORY_SEED)]
  return Array.from({ length: Number(STORIES) }, (_, index) => Number(STORIES_FROM) + index)
}

/** Mulberry32: 32 bits of state are plenty for some thousand decisions. */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from `from` up to, but not including, `to`. */
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from))
  return {
    chance: (probability: number) => next() < probability,
    between,
    /** One of some items, of which there are any. */
    pick: <T>(items: readonly T[]) => items[between(0, items.length)] as T,
    shuffle: <T>(items: readonly T[]) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
  }
}
