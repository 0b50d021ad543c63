import { windowLabel } from '#schemas/facts/arrival-windows.ts'

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** Formats a visit: `Saturday, November 21, 2026, 8-10 AM Pacific time`. Converts no time zone. */
export function visitText({
  serviceDate,
  serviceTime,
}: {
  serviceDate: string
  serviceTime: string
}): string {
  return `${format.format(new Date(`${serviceDate}T00:00:00Z`))}, ${windowLabel(serviceTime)} Pacific time`
}
