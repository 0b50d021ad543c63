import { TIME_ZONE } from '#schemas/facts/pacific-time.ts'

const HOUR_MS = 60 * 60 * 1000

/** An hour on a Pacific date, found by the time zone database: our own rule is under test. */
export function pacific(date: string, hour: number, minute = 0): Date {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const wanted = `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  const guesses = [7, 8].map(
    (offset) => new Date(Date.parse(`${wanted.replace(' ', 'T')}:00Z`) + offset * HOUR_MS),
  )
  const found = guesses.find((guess) => format.format(guess) === wanted)
  if (!found) throw new Error(`No such time: ${wanted}`)
  return found
}
