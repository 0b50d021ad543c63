/** The services that can be booked, how often, and how long one crew is at them. No imports: public pages load this file. */

export const SERVICE_TYPES = ['residential', 'commercial', 'consultation', 'office', 'house'] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]

/** True if a booking of this type asks for the business name. */
export const isForBusiness = (type: ServiceType) => type !== 'residential' && type !== 'house'

/** Months between visits that customers can choose; absent: just this once. */
export const RHYTHMS = [1, 2, 3] as const
export type Rhythm = (typeof RHYTHMS)[number]

/** Of one price. */
export const MAX_MINUTES = 600

/** The whole hours of a day that it fills. */
const hoursOf = (minutes: number) => Math.max(1, Math.ceil(minutes / 60))

/** The minutes of a visit that takes these hours; undefined if its hours have been changed. */
export const minutesIn = (hours: number, minutes: number | undefined) =>
  minutes !== undefined && hoursOf(minutes) === hours ? minutes : undefined

/** The hours of a visit by the minutes of its quote; undefined if unknown: the owner's `visit_hours` count then. */
export function hoursOfVisit(serviceType: string, minutes: number | undefined): number | undefined {
  if (minutes !== undefined) return hoursOf(minutes)
  return serviceType === 'consultation' ? 1 : undefined
}

/** What its customer is told, in hours: 0.9 and 1.2 times the estimate, to half hours. */
function rangeOf(minutes: number): { from: number; to: number } {
  // In half hours, 0.9 times is 3 hundredths of the minutes, 1.2 times 4: exact, as factors of 0.9 and 1.2 would not be.
  const halfHours = (hundredths: number) => Math.max(1, Math.round((minutes * hundredths) / 100)) / 2
  return { from: halfHours(3), to: halfHours(4) }
}

const halved = (hours: number) => `${Math.floor(hours) || ''}${hours % 1 ? '½' : ''}`

/** Its range in words, for instance `3½-5 hours`. */
export function jobLength(minutes: number, { one, more }: { one: string; more: string }): string {
  const { from, to } = rangeOf(minutes)
  const hours = from === to ? halved(to) : `${halved(from)}-${halved(to)}`
  return (to <= 1 ? one : more).replace('{hours}', hours)
}
