/** Proposes new windows for the visits of a day that the owner calls off. */
import { type BookingRules, type Day, openDays } from '#functions/bookings/availability.ts'
import { slotName } from '#functions/table/keys.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { ArrivalTime } from '#schemas/facts/arrival-windows.ts'
import { placeOfVisit } from '#schemas/facts/visit-place.ts'

export type Window = { serviceDate: string; serviceTime: ArrivalTime }

type Proposal = Window & { id: string; action: 'move' }

/** The town of a visit; undefined if unknown. */
export const townOf = (visit: Pick<Booking, 'city' | 'address'>) => placeOfVisit(visit)?.name

type Calendar = BookingRules & {
  /** Pacific dates in which room is looked for, inclusive. */
  from: string
  to: string
  /** Bookings per arrival window. */
  capacity: number
  /** Number of bookings by `slotName`; absent means none. */
  claimed: ReadonlyMap<string, number>
}

/**
 * Proposes a window for each visit; none where there is no room. The visits of a town stay together, on the first day
 * that has room for all of them, or else each on the first day with room. A visit keeps its window where it is free, and otherwise
 * gets the nearest one.
 */
export function proposeMoves(visits: readonly Booking[], calendar: Calendar): Proposal[] {
  const days = openDays(calendar)
  const claimed = new Map(calendar.claimed)
  const proposed = new Map<string, Window>()
  const left = (date: string, time: string) =>
    Math.max(0, calendar.capacity - (claimed.get(slotName(date, time)) ?? 0))
  const room = ({ date, times }: Day) => times.reduce((sum, time) => sum + left(date, time), 0)

  function take({ id }: Booking, serviceDate: string, serviceTime: ArrivalTime): void {
    const name = slotName(serviceDate, serviceTime)
    claimed.set(name, (claimed.get(name) ?? 0) + 1)
    proposed.set(id, { serviceDate, serviceTime })
  }

  /** Those that can keep their windows first, so that no other visit is moved into one of these. */
  function takeDay(group: readonly Booking[], { date, times }: Day): void {
    for (const visit of group)
      if (times.includes(visit.serviceTime) && left(date, visit.serviceTime) > 0)
        take(visit, date, visit.serviceTime)
    for (const visit of group.filter(({ id }) => !proposed.has(id))) {
      const [nearest] = times
        .filter((time) => left(date, time) > 0)
        .toSorted((a, b) => distance(a, visit.serviceTime) - distance(b, visit.serviceTime))
      if (nearest) take(visit, date, nearest)
    }
  }

  for (const group of byTown(visits)) {
    const together = days.find((day) => room(day) >= group.length)
    if (together) takeDay(group, together)
    else
      for (const visit of group) {
        const day = days.find((one) => room(one) > 0)
        if (day) takeDay([visit], day)
      }
  }
  return [...proposed].map(([id, window]) => ({ id, action: 'move', ...window }))
}

const distance = (one: string, other: string) => Math.abs(Number(one.slice(0, 2)) - Number(other.slice(0, 2)))

/** The largest group first: it is the hardest to keep together. */
function byTown(visits: readonly Booking[]): Booking[][] {
  const towns = [...new Set(visits.map(townOf))]
  const groups = towns.map((town) => visits.filter((visit) => townOf(visit) === town))
  return groups.toSorted((a, b) => b.length - a.length)
}
