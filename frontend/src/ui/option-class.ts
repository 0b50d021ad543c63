/** Class of an option in a grid of two columns: the last of an odd number spans its row. */
export function optionClass(index: number, count: number): string {
  return index === count - 1 && count % 2 === 1 ? 'option option-alone' : 'option'
}
