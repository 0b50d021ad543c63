const HOUR_MS = 60 * 60 * 1000

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `2026-12-01 08:00` in California, by the time zone database: our own rule is under test. */
export const wallClock = (at: Date | number) => format.format(at)

/** An hour on a Pacific date. */
export function pacific(date: string, hour: number, minute = 0): Date {
  const wanted = `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  const utc = Date.parse(`${wanted.replace(' ', 'T')}:00Z`)
  const found = [7, 8]
    .map((offset) => new Date(utc + offset * HOUR_MS))
    .find((at) => wallClock(at) === wanted)
  if (!found) throw new Error(`No such time: ${wanted}`)
  return found
}
