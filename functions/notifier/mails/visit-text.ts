import { windowLabel } from '#schemas/facts/arrival-windows.ts'

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** A visit in words, for instance `Saturday, November 21, 2026, 8-10 AM Pacific time`. The date is never converted by a zone. */
export function visitText({
  serviceDate,
  serviceTime,
}: {
  serviceDate: string
  serviceTime: string
}): string {
  return `${format.format(new Date(`${serviceDate}T00:00:00Z`))}, ${windowLabel(serviceTime)} Pacific time`
}
