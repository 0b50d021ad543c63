/** Freed places of the next days, and customers who would take an earlier day. Nothing is held: the first to move there gets it (P35.16). */
import { type BookingRules, offeredTimes, placesFor } from '#functions/availability/availability.ts'
import { rulesOf, whereOf } from '#functions/availability/offered-days.ts'
import { claimedIn, type SlotRow, slotRows } from '#functions/availability/slots.ts'
import { bookingsByDay } from '#functions/bookings/booking-model.ts'
import { toldOf } from '#functions/bookings/told.ts'
import { canChange, movesLeft } from '#functions/bookings/visit-rules.ts'
import { AppError } from '#functions/errors.ts'
import { mailAbout, notificationId, queueMail } from '#functions/outbox/mail-writes.ts'
import { mailStates } from '#functions/outbox/outbox.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { slotName } from '#functions/table/keys.ts'
import { transact } from '#functions/table/transact.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { Opening } from '#schemas/contract/day.ts'
import type { Invitation } from '#schemas/contract/day-moves.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { INVITED_MAX } from '#schemas/facts/limits.ts'
import { type ArrivalTime, addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import { isAhead, isAskedForDay, isKnown } from '#schemas/facts/visit-change.ts'

const DAYS_AHEAD = 7

type Known = { settings: Settings; now: Date }

/** Freed windows of a date in which a visit can still begin. */
function freedTimes(
  serviceDate: string,
  slots: readonly SlotRow[],
  { settings }: Known,
  { rules, hours }: { rules: BookingRules; hours: number },
): ArrivalTime[] {
  const freed = new Set(slots.filter(({ isFreed }) => isFreed).map(({ name }) => name))
  const room = { capacity: Number(settings.window_capacity), claimed: claimedIn(slots) }
  return offeredTimes(serviceDate, rules)
    .filter((time) => freed.has(slotName(serviceDate, time)))
    .filter((serviceTime) => placesFor({ serviceDate, serviceTime, hours }, room))
}

const wantsOf = (booking: Booking, { settings, now }: Known) => ({
  rules: rulesOf(whereOf(booking), settings, now),
  hours: booking.hours,
})

/** True if the customer would take this earlier day. One whose day is called off chooses another anyway. */
const wouldTake = (booking: Booking, date: string, now: Date) =>
  booking.isFlexible && isAhead(booking, now) && !isAskedForDay(booking) && booking.serviceDate > date

/** Freed windows of a day to which a customer could move a visit by its link; none if they would not. */
export async function earlierTimes(booking: Booking, date: string, known: Known): Promise<ArrivalTime[]> {
  if (!wouldTake(booking, date, known.now) || noMailTo(booking, known)) return []
  return freedTimes(date, await slotRows(date, date), known, wantsOf(booking, known))
}

/** Days with a freed place, each with the customers who would take it. Reads no booking while no place was freed. */
export async function earlierOpenings(now: Date): Promise<Opening[]> {
  const today = pacificNow(now).date
  const slots = await slotRows(today, addDays(today, DAYS_AHEAD))
  if (!slots.some(({ isFreed }) => isFreed)) return []
  const settings = await loadSettings()
  const known = { settings, now }
  const rules = rulesOf({ leadDays: 0 }, settings, now)
  const days = [...new Set(slots.map(({ name }) => name.slice(0, 10)))].flatMap((serviceDate) => {
    const serviceTimes = freedTimes(serviceDate, slots, known, { rules, hours: 1 })
    return serviceTimes.length > 0 ? [{ serviceDate, serviceTimes }] : []
  })
  const [first] = days
  if (!first) return []
  const bookings = await bookingsByDay(addDays(first.serviceDate, 1))
  const openings = days.map((day) => ({
    ...day,
    customers: bookings
      .filter((booking) => wouldTake(booking, day.serviceDate, now))
      .filter((booking) => freedTimes(day.serviceDate, slots, known, wantsOf(booking, known)).length > 0)
      .slice(0, INVITED_MAX)
      .map((visit) => ({ visit, noMail: noMailTo(visit, known) })),
  }))
  return withMails(openings.filter(({ customers }) => customers.length > 0))
}

/** Why its customer gets no mail, or cannot move a visit by its link. */
function noMailTo(visit: Booking, { settings, now }: Known): string | undefined {
  if (visit.email === undefined) return 'no email address'
  if (!canChange(visit, settings, now)) return 'too late to move it online'
  return movesLeft(visit, settings) > 0 ? undefined : 'has no move online left'
}

/**
 * Adds what was mailed about each day, and leaves the call for customers who do not know how their visit stands: the invitation says
 * that it stays as it is, without its day and window.
 */
async function withMails(openings: Opening[]): Promise<Opening[]> {
  const idOf = ({ serviceDate }: Opening, { visit }: Opening['customers'][number]) =>
    notificationId('earlier', visit.id, serviceDate)
  const [states, told] = await Promise.all([
    mailStates(openings.flatMap((opening) => opening.customers.map((one) => idOf(opening, one)))),
    toldOf([...new Set(openings.flatMap(({ customers }) => customers.map(({ visit }) => visit.id)))]),
  ])
  return openings.map((opening) => ({
    ...opening,
    customers: opening.customers.map((one) => ({
      ...one,
      noMail: one.noMail ?? (isKnown(one.visit, told.get(one.visit.id)) ? undefined : UNAWARE),
      mail: states.get(idOf(opening, one)),
    })),
  }))
}

/** Mails customers about a freed place, each once a day. */
export async function inviteEarlier(date: string, ids: readonly string[], now: Date): Promise<Invitation[]> {
  const opening = (await earlierOpenings(now)).find(({ serviceDate }) => serviceDate === date)
  const invitations: Invitation[] = []
  for (const id of ids) {
    const customer = opening?.customers.find(({ visit }) => visit.id === id)
    invitations.push(
      customer && !customer.noMail
        ? { id, ...(await invite(id, date, now)) }
        : { id, state: 'failed', why: WHY_NOT },
    )
  }
  return invitations
}

const UNAWARE = 'does not know how this visit stands'
const WHY_NOT = 'The place is taken, or this customer cannot move there.'
const WAS_INVITED = 'This customer was already mailed about this day. Please call.'

/** Mails a customer once for a day: a second mail would say the same. */
async function invite(id: string, date: string, now: Date): Promise<Omit<Invitation, 'id'>> {
  try {
    await transact([queueMail({ kind: 'earlier', ...mailAbout('booking', id, now), date })])
    return { state: 'mailed' }
  } catch (error) {
    if (!(error instanceof AppError && error.status === 409)) throw error
    return { state: 'failed', why: WAS_INVITED }
  }
}
