/** A typed count as a whole number from 0 to `max`; 0 when it is no number. */
export function wholeCount(text: string, max: number): number {
  const count = Math.trunc(Number(text))
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), max) : 0
}
