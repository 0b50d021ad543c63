/** The value that `share` of all values lie at or below; 0.5 is the median. @throws Error without values */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))]
  if (value === undefined) throw new Error('Nothing was measured')
  return value
}

/** @throws Error without values */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Rotates a list, so that in each round another one goes first and none always profits from the one before it. */
export function inTurn<T>(list: readonly T[], round: number): T[] {
  const start = round % Math.max(1, list.length)
  return [...list.slice(start), ...list.slice(0, start)]
}
