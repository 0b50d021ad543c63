/** @throws Error without values */
export function median(values: readonly number[]): number {
  const value = [...values].sort((a, b) => a - b)[Math.ceil(values.length / 2) - 1]
  if (value === undefined) throw new Error('Nothing was measured')
  return value
}

/** Rotates a list, so that in each round another one goes first and none always profits from the one before it. */
export function inTurn<T>(list: readonly T[], round: number): T[] {
  const start = round % Math.max(1, list.length)
  return [...list.slice(start), ...list.slice(0, start)]
}
