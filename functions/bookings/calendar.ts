/** Decides whether a visit can be booked, from arrival windows, settings and claimed places. */

import { type BookingRules, bookableRange, offeredTimes, openDays } from '#functions/bookings/availability.ts'
import { isMoreThanADay, type Places, placesFor, type Wanted } from '#functions/bookings/places.ts'
import { readSlots, type SlotRules } from '#functions/bookings/slots.ts'
import { refuse } from '#functions/refusals.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import type { Availability } from '#schemas/contract/availability.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'
import { TIME_ZONE } from '#schemas/facts/arrival-windows.ts'
import { blockedDays } from '#schemas/facts/blocked-days.ts'
import { LONGEST_LEAD, leadDaysOf } from '#schemas/facts/places.ts'
import { placeOfVisit } from '#schemas/facts/visit-place.ts'

/** Where a visit is; `town` is undefined if unknown. */
type Where = { leadDays: number; town?: string | undefined }

export type Calendar = BookingRules &
  Where & { capacity: number; claimed: Places; settings: Record<SettingKey, string> }

/** Finds the place in a visitor's own words. An unknown place has the longest lead, so that omitting it does not help (P12.6). */
export function whereOf(visit: { city?: string | undefined; address: string }): Where {
  const place = placeOfVisit(visit)
  return { leadDays: place?.leadDays ?? LONGEST_LEAD, town: place?.name }
}

/** A city by slug; without one, lead time zero. */
export function whereIn(city: string | undefined): Where {
  return { leadDays: city === undefined ? 0 : leadDaysOf(city) }
}

/** Loads rules, capacity and claimed places for all bookable dates of a place, in parallel. */
export async function loadCalendar({ leadDays, town }: Where, now: Date): Promise<Calendar> {
  const range = bookableRange({ now, leadDays })
  const [settings, claimed] = await Promise.all([loadSettings(), readSlots(range.from, range.to)])
  return {
    now,
    leadDays,
    town,
    claimed,
    settings,
    blockedDays: blockedDays(settings.blocked_days),
    capacity: Number(settings.window_capacity),
  }
}

export function availabilityOf(
  calendar: Calendar,
  range: { from: string; to: string; hours: number },
): Availability {
  return { timeZone: TIME_ZONE, days: openDays({ ...calendar, ...range }) }
}

/** 409 with the open windows. */
function slotTaken(calendar: Calendar, { hours }: Wanted): Error {
  const availability = availabilityOf(calendar, { ...bookableRange(calendar), hours })
  return refuse('window-taken', {}, { availability })
}

/**
 * Returns the rules by which a visitor's booking claims its place.
 * @throws AppError 400 with the field for a visit that is not offered, or 409 with open windows, here or in the transaction
 */
export function openSlot(calendar: Calendar, visit: Wanted): SlotRules {
  const { capacity, settings } = calendar
  if (isMoreThanADay(visit.hours, capacity))
    throw refuse('more-than-a-day', { phone: settings.phone }, { field: 'serviceDate' })
  const offered: string[] = offeredTimes(visit.serviceDate, calendar)
  if (offered.length === 0) throw dayClosed(calendar, visit.serviceDate)
  if (!offered.includes(visit.serviceTime)) throw refuse('window-begun', {}, { field: 'serviceTime' })
  const places = placesFor(visit, calendar)
  if (!places) throw slotTaken(calendar, visit)
  // It has just turned out to be full, so what is known of the calendar is outdated.
  const full = async () => slotTaken(await loadCalendar(calendar, calendar.now), visit)
  return { places, capacity, full }
}

function dayClosed({ town, ...calendar }: Calendar, date: string): Error {
  const field = 'serviceDate'
  const isTooSoon = offeredTimes(date, { ...calendar, leadDays: 0 }).length > 0
  if (!isTooSoon) return refuse('day-closed', {}, { field })
  return town === undefined
    ? refuse('address-too-soon', {}, { field })
    : refuse('day-too-soon', { town }, { field })
}
