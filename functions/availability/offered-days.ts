/** Decides whether a visit can be booked, from arrival windows, settings and claimed places. */

import {
  type BookingRules,
  bookableRange,
  counted,
  isMoreThanADay,
  offeredTimes,
  openDays,
  type Placed,
  type Places,
  placesFor,
  type Wanted,
} from '#functions/availability/availability.ts'
import { readSlots, type SlotRules } from '#functions/availability/slots.ts'
import { refuse, unavailable } from '#functions/errors.ts'
import type { Availability, AvailabilityQuery } from '#schemas/contract/availability.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { blockedDays, townDays } from '#schemas/facts/blocked-days.ts'
import { TIME_ZONE } from '#schemas/facts/pacific-time.ts'
import { LONGEST_LEAD, placeName } from '#schemas/facts/places.ts'
import { placeOfVisit, reachOf, townOfVisit, townOfZip, zipIn } from '#schemas/facts/visit-place.ts'

/** Where a visit is. */
type Where = {
  leadDays: number
  /** The place that the lead days are of, if it is known. */
  town?: string | undefined
  /** The place whose weekdays the visit has, by slug. */
  city?: string | undefined
  /** True for a place that is not served yet. */
  isFar?: boolean
  /** A visit that is to be moved: its own places are free for that (P39.6). */
  own?: Placed
}

/** What is offered to visits of a place. */
export type Offer = BookingRules & Where & { capacity: number; claimed: Places; settings: Settings }

/** Which days are offered at a place, wherever a visit is offered, booked, moved or proposed. */
export const rulesOf = (
  { leadDays, city = '' }: Pick<Where, 'leadDays' | 'city'>,
  settings: Settings,
  now: Date,
): BookingRules => ({
  now,
  leadDays,
  blockedDays: blockedDays(settings.blocked_days),
  weekdays: townDays(settings.town_days).get(city),
})

/** Finds the place in a visitor's own words. An unknown place has the longest lead, so that omitting it does not help (P12.6). */
export function whereOf(visit: { city?: string | undefined; address: string }): Where {
  const place = placeOfVisit(visit)
  return { leadDays: place?.leadDays ?? LONGEST_LEAD, town: place?.name, city: townOfVisit(visit)?.slug }
}

/** A city by slug and a ZIP code. With neither of them, lead time zero. */
export function whereIn({ city, zip: typed = '' }: Pick<AvailabilityQuery, 'city' | 'zip'>): Where {
  const zip = zipIn(typed)
  if (zip === undefined) return city === undefined ? { leadDays: 0 } : whereOf({ city, address: '' })
  const where = whereOf({ city, address: zip })
  return { ...where, town: townOfZip(zip) ?? where.town, isFar: reachOf(zip) === 'far' }
}

/** Loads the claimed places of all bookable dates, in parallel with settings that are still being read. */
export async function loadOffer(
  where: Where,
  reading: Settings | Promise<Settings>,
  now: Date,
): Promise<Offer> {
  const range = bookableRange({ now, leadDays: where.leadDays })
  const [settings, claimed] = await Promise.all([reading, readSlots(range.from, range.to)])
  return {
    ...where,
    ...rulesOf(where, settings, now),
    claimed: counted(claimed, where.own ? [where.own] : [], -1),
    settings,
    capacity: Number(settings.window_capacity),
  }
}

export function availabilityOf(
  offer: Offer,
  range: { from: string; to: string; hours: number },
): Availability {
  const { isFar = false, town, city, weekdays } = offer
  return {
    timeZone: TIME_ZONE,
    serves: !isFar,
    ...{ town, city, ...(weekdays && { weekdays: [...weekdays] }) },
    days: isFar ? [] : openDays({ ...offer, ...range }),
  }
}

/** 409 with the open windows. */
function slotTaken(offer: Offer, { hours }: Wanted): Error {
  const availability = availabilityOf(offer, { ...bookableRange(offer), hours })
  return refuse('window-taken', {}, { availability })
}

/**
 * Returns the rules by which a visitor's booking claims its place.
 * @throws AppError 400 with the field for a visit that is not offered, or 409 with open windows, here or in the transaction; 503 in the
 *   transaction if the window has room, but for other places
 */
export function openSlot(offer: Offer, visit: Wanted): SlotRules {
  const { capacity, settings } = offer
  if (isMoreThanADay(visit.hours, capacity))
    throw refuse('more-than-a-day', { phone: settings.phone }, { field: 'serviceDate' })
  const times: string[] = offeredTimes(visit.serviceDate, offer)
  if (times.length === 0) throw dayClosed(offer, visit.serviceDate)
  if (!times.includes(visit.serviceTime)) throw refuse('window-begun', {}, { field: 'serviceTime' })
  const places = placesFor(visit, offer)
  if (!places) throw slotTaken(offer, visit)
  // Somebody was quicker, so what was read before is outdated. A visit of several hours may still fit, with other places.
  const full = async () => {
    const latest = await loadOffer(offer, settings, offer.now)
    return placesFor(visit, latest) ? unavailable() : slotTaken(latest, visit)
  }
  return { places, capacity, full }
}

function dayClosed({ town, city, ...offer }: Offer, date: string): Error {
  const field = 'serviceDate'
  const isOffered = (changes: Partial<BookingRules>) =>
    offeredTimes(date, { ...offer, ...changes }).length > 0
  if (isOffered({ weekdays: undefined }))
    return refuse('not-its-day', { town: placeName(city) ?? '' }, { field })
  if (!isOffered({ leadDays: 0 })) return refuse('day-closed', {}, { field })
  return town === undefined
    ? refuse('address-too-soon', {}, { field })
    : refuse('day-too-soon', { town }, { field })
}
