/** Milliseconds before a retry: doubling, at most 30 s. @param failures failed tries so far, from 1 */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), 30_000)
}
