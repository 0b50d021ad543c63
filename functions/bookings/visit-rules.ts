/** When a visit is, what its customer may still change, and what its price is made of. */

import type { Booking } from '#schemas/contract/booking-record.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { hourOf, pacificInstant, type VisitWindow, WINDOW_HOURS } from '#schemas/facts/pacific-time.ts'
import { isAhead } from '#schemas/facts/visit-change.ts'

const HOUR_MS = 60 * 60 * 1000

/** Start and end of a visit's arrival window. */
export function windowOf({ serviceDate, serviceTime }: VisitWindow): { start: Date; end: Date } {
  const start = pacificInstant(serviceDate, hourOf(serviceTime))
  return { start, end: new Date(start.getTime() + WINDOW_HOURS * HOUR_MS) }
}

/** Start and end of its hours, as if its crew came as the window opens. */
export function workOf({ hours, ...visit }: VisitWindow & { hours: number }): { start: Date; end: Date } {
  const { start } = windowOf(visit)
  return { start, end: new Date(start.getTime() + hours * HOUR_MS) }
}

type Called = Pick<Booking, 'calledOff'>

/** Until when its customer may move or cancel a visit: without cut-off for some time after the owner called off its day. */
export function changeUntil(visit: VisitWindow & Called, settings: Settings): Date {
  const start = windowOf(visit).start.getTime()
  const cutOff = start - Number(settings.change_cutoff_hours) * HOUR_MS
  const free = Math.min(start, Date.parse(visit.calledOff?.until ?? '1970-01-01'))
  return new Date(Math.max(cutOff, free))
}

/** True while its customer may move or cancel it. */
export const canChange = (booking: Booking, settings: Settings, now: Date) =>
  isAhead(booking, now) && now < changeUntil(booking, settings)

/** How often its customer may still move a visit, whenever that is; at least once after the owner called off its day, because that mail offers it. */
export function movesLeft(
  { moves, calledOff, slotSequence }: Pick<Booking, 'moves' | 'calledOff' | 'slotSequence'>,
  settings: Settings,
): number {
  const isFree = calledOff !== undefined && slotSequence <= calledOff.sequence
  return Math.max(Number(isFree), Number(settings.customer_moves_max) - moves)
}

/** The parts of a visit's price, while they are still those of its quote. */
export const linesOf = ({ totalPrice }: Booking, quote: Quote | undefined) =>
  quote?.totalPrice === totalPrice ? quote?.lines : undefined
