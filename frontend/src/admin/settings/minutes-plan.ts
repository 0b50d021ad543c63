/** Which minutes prices get: from what a crew earns, or from how long visits really took. */
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import { MAX_MINUTES } from '#schemas/facts/jobs.ts'
import { isCommercial, type PricingCategory } from '#schemas/facts/pricing-categories.ts'

export type MinutesPlan = { entry: PricingEntry; minutes: number }[]

/** From so many visits on their times say something. */
const ENOUGH_VISITS = 8
/** In minutes: a longer visit was closed on another day, or late. */
const LONGEST_VISIT = 12 * 60

/** A home has many windows with stains, so each counts by the minute. */
const rounded = (minutes: number, category: PricingCategory, step: number) => {
  const unit = category === 'hard_water_stains' ? 1 : step
  return Math.min(Math.round(minutes / unit) * unit, MAX_MINUTES)
}

/** Fills empty minutes of homes by what a crew earns in an hour, to quarters of an hour. */
export const filled = (entries: readonly PricingEntry[], dollarsAnHour: number): MinutesPlan =>
  entries.flatMap((entry) => {
    const { category, price, minutes } = entry
    if (minutes !== undefined || isCommercial(category)) return []
    return [{ entry, minutes: rounded((Number(price) / dollarsAnHour) * 60, category, 15) }]
  })

/** Multiplies the minutes that entries had before, to five of them, except what is set already. */
export const scaled = (
  entries: readonly PricingEntry[],
  factor: number,
  before: readonly PricingEntry[] = entries,
): MinutesPlan =>
  entries.flatMap((entry) => {
    const { minutes } = before.find(({ id }) => id === entry.id) ?? {}
    if (minutes === undefined) return []
    const next = rounded(minutes * factor, entry.category, 5)
    return next === entry.minutes ? [] : [{ entry, minutes: next }]
  })

type Timed = Pick<Booking, 'minutes' | 'arrivedAt' | 'doneAt' | 'createdAt'>

/**
 * How much longer visits took than was estimated: the median of those that were booked since the minutes last changed, to hundredths.
 * @returns undefined while they are too few
 */
export function realTime(visits: readonly Timed[], entries: readonly PricingEntry[]) {
  const since =
    entries
      .map(({ minutesAt = '' }) => minutesAt)
      .toSorted()
      .at(-1) ?? ''
  const ratios = visits.flatMap(({ minutes = 0, arrivedAt = '', doneAt = '', createdAt }) => {
    const took = (Date.parse(doneAt) - Date.parse(arrivedAt)) / 60_000
    return minutes > 0 && took > 0 && took <= LONGEST_VISIT && createdAt > since ? [took / minutes] : []
  })
  if (ratios.length < ENOUGH_VISITS) return undefined
  const inOrder = ratios.toSorted((a, b) => a - b)
  const middle = (inOrder.length - 1) / 2
  const median = ((inOrder[Math.floor(middle)] ?? 1) + (inOrder[Math.ceil(middle)] ?? 1)) / 2
  return { visits: ratios.length, factor: Math.round(median * 100) / 100 }
}
