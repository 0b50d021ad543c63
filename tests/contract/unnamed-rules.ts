/**
 * Rules of docs/product.md, by section, that no test names yet. Most have one: put the rule's number at the end of the name of the
 * test that goes red without it, and take the rule off here. Nothing is added.
 */
export const UNNAMED: Record<number, number[]> = {
  1: [1],
  15: [5],
  16: [14],
  22: [1, 2, 5],
  23: [1, 7, 8],
  24: [8],
  25: [2, 3],
  26: [1, 2, 5, 6, 7, 8, 9],
  29: [1, 3, 4],
  35: [2, 3, 5, 6, 8, 9, 10],
}
