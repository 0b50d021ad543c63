/**
 * Moves the visits of a day that the owner calls off. Each moves in a transaction of its own with its mail, and is found moved when
 * the call is repeated: a call that was interrupted is sent again (decision 84).
 */

import { counted, type Places } from '#functions/availability/availability.ts'
import { rulesOf, whereOf } from '#functions/availability/offered-days.ts'
import { readSlots } from '#functions/availability/slots.ts'
import { BOOKINGS, bookingsByDay } from '#functions/bookings/booking-model.ts'
import { replaceBooking } from '#functions/bookings/booking-store.ts'
import { ownerSlot, usualSlot } from '#functions/bookings/owner-visit.ts'
import { changeMails, inSequence } from '#functions/bookings/visit-mails.ts'
import { proposeMoves, townOf } from '#functions/days/day-plan.ts'
import { AppError, conflict } from '#functions/errors.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { blockDay } from '#functions/settings/setting-store.ts'
import { requireRecord } from '#functions/table/records.ts'
import { nextVersion } from '#functions/table/transact.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { MoveDayRequest, MovedVisit, PlannedVisit, VisitChoice } from '#schemas/contract/day-moves.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { withDayBlocked } from '#schemas/facts/blocked-days.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { addDays, isSameWindow, isVisitOver, pacificNow } from '#schemas/facts/pacific-time.ts'
import type { MoveReason } from '#schemas/facts/statuses.ts'
import { isAhead } from '#schemas/facts/visit-change.ts'

/** Days after the moved one in which room is looked for. */
const DAYS_AHEAD = 30
/** How long customers may change such a visit without cut-off. */
const FREE_MS = 48 * 60 * 60 * 1000
/** A call starts no further visit after this time (ms). Together with the table client's worst case it fits into the timeout. */
const CALL_MS = 4000

type Calling = { date: string; reason: MoveReason; settings: Settings; now: Date }

/** @throws AppError 400 for a day that is over */
function requireAhead(date: string, now: Date): void {
  if (date < pacificNow(now).date) throw new AppError(400, 'This day is over. Choose today or a later day.')
}

/**
 * The visits of a day that can be moved, each with a proposal or, with `choices`, with the owner's choice for it.
 * @throws AppError 400 for a day that is over, or has too many visits
 */
export async function planDay(
  date: string,
  choices: readonly VisitChoice[] | undefined,
  now: Date,
): Promise<{ planned: PlannedVisit[]; settings: Settings }> {
  requireAhead(date, now)
  const today = pacificNow(now).date
  const range = { from: addDays(date, 1), to: addDays(date, DAYS_AHEAD) }
  const [before, bookings, claimed] = await Promise.all([
    loadSettings(),
    bookingsByDay(date, date),
    // The owner may choose any day.
    readSlots(today, addDays(date, LIMITS.bookingDays)),
  ])
  // The press blocks the day before it moves anything.
  const settings = { ...before, blocked_days: withDayBlocked(before.blocked_days, date, today) }
  const visits = bookings.filter((booking) => isAhead(booking, now))
  if (visits.length > LIMITS.MOVED_VISITS_MAX)
    throw new AppError(400, `At most ${LIMITS.MOVED_VISITS_MAX} visits can be moved together.`)
  const rulesFor = (visit: Booking) => rulesOf({ ...whereOf(visit), leadDays: 0 }, settings, now)
  const capacity = Number(settings.window_capacity)
  const chosen = choices ?? proposeMoves(visits, { ...range, rulesFor, capacity, claimed })
  const known = { settings, claimed, now }
  const planned = visits.map((visit) => {
    const choice = chosen.find(({ id }) => id === visit.id)
    const problem = choice?.action === 'move' ? problemOf({ ...visit, ...choice }, known) : undefined
    return { visit, town: townOf(visit), choice, problem }
  })
  return { planned, settings }
}

/** Why a window would be refused; otherwise counts its places as claimed. */
function problemOf(visit: Booking, known: { settings: Settings; claimed: Places; now: Date }) {
  try {
    const { places } = usualSlot(visit, known)
    known.claimed = counted(known.claimed, [{ ...visit, places }])
  } catch (error) {
    return whyOf(error)
  }
  return undefined
}

/** The reason of a refusal, for the owner. @throws any other error */
function whyOf(error: unknown): string {
  if (!(error instanceof AppError) || error.status >= 500) throw error
  const { warnings } = error.details
  return warnings ? `${warnings.join('; ')}.` : error.message
}

/**
 * Blocks a day and moves its visits as chosen, or asks their customers for another day.
 * @throws AppError 400 for a day that is over
 */
export async function moveDay(
  date: string,
  { reason, choices }: MoveDayRequest,
  now: Date,
): Promise<MovedVisit[]> {
  const end = performance.now() + CALL_MS
  requireAhead(date, now)
  const calling = { date, reason, settings: await blockDay(date, pacificNow(now).date), now }
  const moved: MovedVisit[] = []
  for (const choice of choices)
    moved.push(
      performance.now() > end
        ? { id: choice.id, state: 'waiting' }
        : { id: choice.id, ...(await callOff(choice, calling)) },
    )
  return moved
}

/** Tries twice, because a visit may change between its read and its write. */
async function callOff(
  choice: VisitChoice,
  calling: Calling,
  isLast = false,
): Promise<Omit<MovedVisit, 'id'>> {
  try {
    return { state: await change(choice, calling) }
  } catch (error) {
    const isStale = error instanceof AppError && 'current' in error.details
    if (isStale && !isLast) return callOff(choice, calling, true)
    return { state: 'failed', why: whyOf(error) }
  }
}

/** @throws AppError 404 for an unknown visit, 409 for one that is not on the day, is over, or has no place in its new window */
async function change(choice: VisitChoice, calling: Calling): Promise<'moved' | 'asked'> {
  const { date, settings, now } = calling
  const { action } = choice
  const old = await requireRecord(BOOKINGS, choice.id)
  const done = whatIsDone(old, choice, date)
  if (done) return done
  if (old.serviceDate !== date) throw conflict('This visit is no longer on this day.')
  if (!isAhead(old, now)) throw conflict(`This visit is ${isVisitOver(old, now) ? 'over' : old.status}.`)
  if (action === 'ask' && !old.email) throw conflict('There is no email address. Please call.')
  const next = calledOff(old, choice, calling)
  const slot = action === 'move' ? await ownerSlot(next, { settings, own: old, now }) : undefined
  const mails = () => changeMails(old, next, 'owner', { settings, isTold: true, now })
  await replaceBooking(old, next, { slot, further: mails })
  return action === 'move' ? 'moved' : 'asked'
}

/** A visit as it is once its day is called off. */
export function calledOff(
  old: Booking,
  choice: VisitChoice,
  { date, reason, now }: Omit<Calling, 'settings'>,
): Booking {
  const { id: _, action, ...window } = choice
  const until = new Date(now.getTime() + FREE_MS).toISOString()
  const calendarSequence = old.calendarSequence + 1
  const called = { date, reason, action, sequence: calendarSequence, until }
  const changes = { ...window, calledOff: called, calendarSequence, updatedAt: nextVersion(old, now) }
  return inSequence(old, { ...old, ...changes }, 'owner')
}

/** Returns the result of an earlier call with the same choice for a visit, if nothing else has become of it since. */
function whatIsDone(visit: Booking, choice: VisitChoice, date: string): 'moved' | 'asked' | undefined {
  const { calledOff, calendarSequence } = visit
  if (calledOff?.date !== date || calledOff.sequence !== calendarSequence) return undefined
  if (choice.action === 'ask') return calledOff.action === 'ask' ? 'asked' : undefined
  return isSameWindow(visit, choice) ? 'moved' : undefined
}
