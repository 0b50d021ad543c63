/** Proposes new windows for the visits of a day that the owner calls off. */
import {
  type BookingRules,
  counted,
  type Day,
  openDays,
  type Places,
  placesFor,
  type Room,
} from '#functions/availability/availability.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { type ArrivalTime, hourOf } from '#schemas/facts/pacific-time.ts'
import { townOfVisit } from '#schemas/facts/visit-place.ts'

type Window = { serviceDate: string; serviceTime: ArrivalTime }

type Proposal = Window & { id: string; action: 'move' }

export const townOf = (visit: Pick<Booking, 'city' | 'address'>) => townOfVisit(visit)?.name

type Search = Room & {
  /** Of the town of a visit. */
  rulesFor: (visit: Booking) => BookingRules
  /** Pacific dates in which room is looked for, inclusive. */
  from: string
  to: string
}

/**
 * Proposes a window for each visit; none where there is no room. The visits of a town stay together, on the first day
 * that has room for all of them, or else each on the first day with room. A visit keeps its window where it is free, and otherwise
 * gets the nearest one.
 */
export function proposeMoves(visits: readonly Booking[], search: Search): Proposal[] {
  const proposed = new Map<string, Window>()
  let { claimed } = search

  /** Takes a day for all of a group, or for none of it. */
  function takeDay(group: readonly Booking[], day: Day): boolean {
    const plan = planGroup(group, day, { ...search, claimed })
    if (!plan) return false
    for (const [id, window] of plan.windows) proposed.set(id, window)
    claimed = plan.claimed
    return true
  }

  /** Takes the first day on which the town of a group is visited and all of it has room. */
  const takeFirst = (group: readonly Booking[]) =>
    group
      .slice(0, 1)
      .flatMap((visit) => openDays({ ...search, ...search.rulesFor(visit), hours: 1 }))
      .some((day) => takeDay(group, day))

  for (const group of byTown(visits)) if (!takeFirst(group)) for (const visit of group) takeFirst([visit])
  return [...proposed].map(([id, window]) => ({ id, action: 'move', ...window }))
}

/** Windows for all visits of a group on a day; undefined if there is no room for one. */
function planGroup(group: readonly Booking[], { date, times }: Day, { capacity, claimed }: Room) {
  const windows = new Map<string, Window>()
  let taken: Places = claimed

  function take(visit: Booking, candidates: readonly ArrivalTime[]): boolean {
    for (const serviceTime of candidates) {
      const window = { serviceDate: date, serviceTime }
      const places = placesFor({ ...visit, ...window }, { capacity, claimed: taken })
      if (!places) continue
      taken = counted(taken, [{ ...window, places }])
      windows.set(visit.id, window)
      return true
    }
    return false
  }

  // Those that can keep their windows first, so that no other visit is moved into one of these; among them the longest.
  const longestFirst = group.toSorted((a, b) => b.hours - a.hours)
  const moved = longestFirst.filter(
    (visit) =>
      !take(
        visit,
        times.filter((time) => time === visit.serviceTime),
      ),
  )
  const isWhole = moved.every((visit) =>
    take(
      visit,
      times.toSorted((a, b) => distance(a, visit.serviceTime) - distance(b, visit.serviceTime)),
    ),
  )
  return isWhole ? { windows, claimed: taken } : undefined
}

const distance = (one: string, other: string) => Math.abs(hourOf(one) - hourOf(other))

/** The largest group first: it is the hardest to keep together. */
function byTown(visits: readonly Booking[]): Booking[][] {
  const towns = [...new Set(visits.map(townOf))]
  const groups = towns.map((town) => visits.filter((visit) => townOf(visit) === town))
  return groups.toSorted((a, b) => b.length - a.length)
}
