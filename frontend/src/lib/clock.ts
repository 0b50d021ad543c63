/** `8am` or `3:30pm` from `HH:MM`. */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const twelve = hours % 12 || 12
  return `${twelve}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}${hours < 12 ? 'am' : 'pm'}`
}
