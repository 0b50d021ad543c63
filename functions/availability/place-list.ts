import { placesFor } from '#functions/availability/availability.ts'
import { readSlots } from '#functions/availability/slots.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { slotName } from '#functions/table/keys.ts'
import type { Places, PlacesQuery } from '#schemas/contract/availability.ts'
import { blockedDays } from '#schemas/facts/blocked-days.ts'
import { ARRIVAL_TIMES, addDays, daysBetween } from '#schemas/facts/pacific-time.ts'

/** The places of all days between two dates, inclusive. */
export async function listPlaces({ from, to, hours }: PlacesQuery): Promise<Places> {
  const [settings, claimed] = await Promise.all([loadSettings(), readSlots(from, to)])
  const capacity = Number(settings.window_capacity)
  const blocked = blockedDays(settings.blocked_days)
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  const windowOf = (date: string, time: (typeof ARRIVAL_TIMES)[number]) => {
    const visit = { serviceDate: date, serviceTime: time, hours }
    const isOpen = !blocked.has(date) && placesFor(visit, { capacity, claimed }) !== undefined
    return { time, taken: claimed.get(slotName(date, time)) ?? 0, isOpen }
  }
  return {
    capacity,
    days: dates.map((date) => ({ date, windows: ARRIVAL_TIMES.map((time) => windowOf(date, time)) })),
  }
}
