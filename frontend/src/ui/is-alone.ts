/** Whether an item of a grid of two columns is the last of an odd number, which spans its row. */
export function isAlone(index: number, count: number): boolean {
  return index === count - 1 && count % 2 === 1
}
