/** The owner may book any window, but confirms one that visitors could not book. */

import {
  counted,
  misfit,
  type Placed,
  type Places,
  placesFor,
  type Room,
  type Wanted,
} from '#functions/availability/availability.ts'
import { readSlots, type SlotRules } from '#functions/availability/slots.ts'
import { conflict, dateInWords } from '#functions/errors.ts'
import { windowLabel, wordsOf } from '#functions/words.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { blockedDays, townDays, weekdaysText } from '#schemas/facts/blocked-days.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { addDays, CLOSED_WEEKDAY, clockOf, pacificNow, weekdayOf } from '#schemas/facts/pacific-time.ts'
import { townOfVisit, type VisitPlace } from '#schemas/facts/visit-place.ts'

type Known = {
  settings: Settings
  /** Date and window are unchanged, so only a blocked day or a full window is unusual. */
  isReopened?: boolean | undefined
  /** It may be beyond the days that visitors can book. */
  isRepeat?: boolean | undefined
  now: Date
}

const unusual = (warnings: string[]) => conflict(`Please confirm: ${warnings.join('; ')}.`, { warnings })

/**
 * Returns the rules by which the owner's booking claims its place; none with `anyway`.
 * @param own the places that it has already
 * @throws AppError 409 with `warnings`, here or in the transaction
 */
export async function ownerSlot(
  visit: Wanted & VisitPlace,
  { anyway, own, ...known }: Known & { anyway?: boolean | undefined; own?: Placed | undefined },
): Promise<SlotRules | undefined> {
  if (anyway) return undefined
  const { serviceDate } = visit
  const claimed = await readSlots(serviceDate, serviceDate)
  return usualSlot(visit, { ...known, claimed: counted(claimed, own ? [own] : [], -1) })
}

/** The same by the places that are known to be claimed, and never with `anyway`. A full window that they lack is refused in the transaction. */
export function usualSlot(
  visit: Wanted & VisitPlace,
  { settings, claimed, isReopened = false, isRepeat = false, now }: Known & { claimed: Places },
): SlotRules {
  const { serviceDate } = visit
  const capacity = Number(settings.window_capacity)
  const room = { capacity, claimed }
  const places = placesFor(visit, room)
  const warnings = [
    ...(isReopened ? [] : unusualTime(visit, isRepeat, now)),
    ...(blockedDays(settings.blocked_days).has(serviceDate)
      ? [`${dateInWords(serviceDate)} is a blocked day`]
      : []),
    ...notItsDay(visit, settings),
    ...(places ? [] : noRoom(visit, room)),
  ]
  if (!places || warnings.length > 0) throw unusual(warnings)
  return { places, capacity, full: (time) => unusual([full(time, capacity, capacity)]) }
}

function full(time: string, taken: number, capacity: number): string {
  const isFull = taken >= capacity
  return `${windowLabel(time)} ${isFull ? 'is full' : 'has too little room'}, ${taken} of ${capacity} taken`
}

function noRoom(visit: Wanted, room: Room): string[] {
  const why = misfit(visit, room)
  return [
    ...why.full.map(({ time, taken }) => full(time, taken, room.capacity)),
    ...(why.isTooLong ? [`${visit.hours} hours from ${windowLabel(visit.serviceTime)} end after 6 PM`] : []),
  ]
}

function notItsDay(visit: Wanted & VisitPlace, { town_days }: Known['settings']): string[] {
  const place = townOfVisit(visit)
  const days = place && townDays(town_days).get(place.slug)
  if (!days || days.includes(weekdayOf(visit.serviceDate))) return []
  return [`You come to ${place.name} on ${weekdaysText(days, wordsOf().townDays)}`]
}

function unusualTime({ serviceDate, serviceTime }: Wanted, isRepeat: boolean, now: Date): string[] {
  const wall = pacificNow(now)
  const hasBegun = serviceDate === wall.date && serviceTime <= clockOf(wall)
  return [
    ...(serviceDate < wall.date ? [`${dateInWords(serviceDate)} is over`] : []),
    ...(hasBegun ? [`${windowLabel(serviceTime)} has already begun`] : []),
    ...(!isRepeat && serviceDate > addDays(wall.date, LIMITS.bookingDays)
      ? [`${dateInWords(serviceDate)} is beyond the ${LIMITS.bookingDays} days visitors can book`]
      : []),
    ...(weekdayOf(serviceDate) === CLOSED_WEEKDAY ? ['You are closed on Sundays'] : []),
  ]
}
