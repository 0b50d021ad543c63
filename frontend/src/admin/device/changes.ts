/** Rules of the changes at the door that wait for a network (decision 85), without storage and network. */
import type { Booking, Payment } from '#schemas/contract/booking-record.ts'
import type { Day } from '#schemas/contract/day.ts'
import type { Sent } from '#schemas/contract/index.ts'
import { OFFLINE_MS } from '#schemas/facts/limits.ts'
import { firstOfMonth, mondayOf, type VisitWindow } from '#schemas/facts/pacific-time.ts'
import { isOwed, nextTo, receivedSince, toCents, toDollars } from '#schemas/facts/payments.ts'
import { isOpen } from '#schemas/facts/statuses.ts'

/** Milliseconds to wait for an answer: nobody waits longer at a door, where a phone may seem to have a network. */
export const ANSWER_SOON = 10_000

export type Noted = Pick<
  Sent<'updateBooking', 'body'>,
  'arrivedAt' | 'doneAt' | 'nobodyHomeAt' | 'status' | 'payment' | 'takeBack' | 'tellCustomer' | 'anyway'
>

/** The fields that a conflict shows of the stored booking. */
export type Stored = Pick<
  Booking,
  keyof VisitWindow | 'totalPrice' | 'arrivedAt' | 'nobodyHomeAt' | 'payments' | 'updatedAt'
> & { status: string }

/** Why the API did not take a change. */
export type Refusal = { reason: 'conflict' | 'old' | 'refused'; message: string; stored?: Stored | undefined }

export type Change = {
  /** Its Idempotency-Key: a change that is sent again, after a crash or a lost answer, is made once. */
  key: string
  /** Of the admin who noted it: nobody else sends it. */
  username: string
  bookingId: string
  /** The customer's. */
  name: string
  noted: Noted
  /** `updatedAt` of the booking that the owner saw. */
  seen: string
  /** Ids of the payments that the owner saw; absent if an earlier build kept it. */
  paid?: readonly string[]
  notedAt: string
  /** Absent while it waits. */
  refusal?: Refusal
}

export const isOld = (instant: string, now: Date) => now.getTime() - Date.parse(instant) > OFFLINE_MS

/** The request is the same, byte by byte, each time that a change is sent. */
export const bodyOf = ({ noted: { payment, ...noted }, seen, notedAt }: Change) => ({
  ...noted,
  ...(payment && { payment: { ...payment, at: notedAt } }),
  updatedAt: seen,
})

/** `later`: the API is busy with this one. `stop`: it cannot be reached at all, or nobody is signed in. */
export type SendResult = Answered | { refusal: Refusal } | 'later' | 'stop'
type Answered = Pick<Stored, 'updatedAt' | 'payments'>

type Means = {
  read: () => Promise<readonly Change[]>
  save: (edit: (changes: readonly Change[]) => Change[]) => Promise<void>
  send: (change: Change) => Promise<SendResult>
}

/**
 * Sends an admin's changes in the order in which they were noted. One that is refused, or that the API cannot take now, holds
 * back only later ones of the same booking.
 */
export async function replay(username: string, { read, save, send }: Means): Promise<void> {
  const postponed = new Set<string>()
  for (;;) {
    const change = nextOf(await read(), username, postponed)
    const outcome = change && (await send(change))
    if (!change || !outcome || outcome === 'stop') return
    if (outcome === 'later') postponed.add(change.bookingId)
    else await save((changes) => settle(changes, change, outcome))
  }
}

function nextOf(changes: readonly Change[], username: string, postponed: ReadonlySet<string>) {
  return changes.find(
    (change, index) =>
      change.username === username &&
      !change.refusal &&
      !postponed.has(change.bookingId) &&
      !isHeldBack(changes.slice(0, index), change),
  )
}

/** Whether the same admin has noted something before about the same booking that is not sent yet. */
export function isHeldBack(before: readonly Change[], { username, bookingId }: Change): boolean {
  return before.some((one) => one.username === username && one.bookingId === bookingId)
}

/** True for a refused change, and for what was noted later about its booking: the owner decides first. */
export function waitsForOwner(changes: readonly Change[], change: Change): boolean {
  const place = changes.findIndex(({ key }) => key === change.key)
  return isHeldBack(
    changes.slice(0, place + 1).filter(({ refusal }) => refusal),
    change,
  )
}

/** Standing payments that somebody else has noted since. */
const unseenBy = ({ paid = [] }: Change, payments: Stored['payments']) =>
  payments.flatMap(({ id, takenBack }) => (takenBack || paid.includes(id) ? [] : id))

/**
 * Later changes of the booking were noted on top of this one, so its new version is the one that they have seen. Not so for a payment
 * if somebody else has noted another one: the owner was asked about this change alone.
 */
function settle(
  changes: readonly Change[],
  { key, bookingId }: Change,
  outcome: Answered | { refusal: Refusal },
): Change[] {
  if ('refusal' in outcome)
    return changes.map((one) => (one.key === key ? { ...one, refusal: outcome.refusal } : one))
  const { updatedAt: seen, payments } = outcome
  const place = changes.findIndex((one) => one.key === key)
  const isOnTop = (one: Change, at: number) =>
    at > place && one.bookingId === bookingId && !(one.noted.payment && unseenBy(one, payments).length > 0)
  return changes
    .map((one, at) => (isOnTop(one, at) ? { ...one, seen } : one))
    .filter((one) => one.key !== key)
}

/**
 * Sends a refused change once more, for the version that the owner has been shown: a payment takes the place of those that somebody
 * else has noted meanwhile. Another request needs another key.
 */
export function insistOn(changes: readonly Change[], key: string, newKey: string): Change[] {
  return changes.map((one) => {
    if (one.key !== key) return one
    const { refusal, noted, ...change } = one
    const { updatedAt: seen = change.seen, payments = [] } = refusal?.stored ?? {}
    const instead = noted.payment && { takeBack: unseenBy(one, payments) }
    return { ...change, key: newKey, noted: { ...noted, ...instead, anyway: true }, seen }
  })
}

/** The day as it is once the waiting changes are made, on a Pacific date: a kept day may be yesterday's. */
export function dayWith(read: Day, changes: readonly Change[], today: string): Day {
  const day = eachBooking(read, today, (booking) => withChanges(booking, changes), changes)
  const { visits, openVisits, unpaidVisits } = day
  const over = visits.filter(({ serviceDate }) => serviceDate < today)
  const owed = [...unpaidVisits, ...openVisits.toReversed(), ...visits].filter(isOwed)
  return {
    ...day,
    visits: visits.filter(({ serviceDate }) => serviceDate >= today),
    openVisits: [...over.toReversed(), ...openVisits].filter(isOpen),
    unpaidVisits: [...byId(owed).values()].sort(oldestFirst),
  }
}

const timeOf = ({ serviceDate, serviceTime }: Booking) => serviceDate + serviceTime
const oldestFirst = (one: Booking, other: Booking) => (timeOf(one) < timeOf(other) ? -1 : 1)

/** The day with bookings as they were stored, where it has older versions of them. */
export function withBookings(day: Day, stored: readonly Booking[]): Day {
  return eachBooking(
    day,
    day.today,
    (one) => stored.find(({ id, updatedAt }) => id === one.id && updatedAt > one.updatedAt) ?? one,
  )
}

const byId = (bookings: readonly Booking[]) => new Map(bookings.map((booking) => [booking.id, booking]))

/**
 * The day on a Pacific date with its bookings as `next` makes them, and what that adds to its sums.
 * @param waiting changes, also of visits that are on no list of the day
 */
function eachBooking(
  day: Day,
  today: string,
  next: (booking: Booking) => Booking,
  waiting: readonly Change[] = [],
): Day {
  const { visits, openVisits, unpaidVisits } = day
  const unlisted = waiting.map(({ bookingId: id }) => ({ id, payments: [] as Payment[] }) as Booking)
  const known = [...byId([...unlisted, ...visits, ...openVisits, ...unpaidVisits]).values()]
  const before = known.flatMap(({ payments }) => payments)
  const after = known.flatMap((booking) => next(booking).payments)
  const sumFrom = (start: (date: string) => string, read: string) => {
    const since = start(today)
    const added = receivedSince(since, after) - receivedSince(since, before)
    // What was read is of a week or month that may be over.
    return toDollars((start(day.today) === since ? toCents(read) : 0) + added)
  }
  return {
    ...day,
    today,
    visits: visits.map(next),
    openVisits: openVisits.map(next),
    unpaidVisits: unpaidVisits.map(next),
    paid: {
      thisWeek: sumFrom(mondayOf, day.paid.thisWeek),
      thisMonth: sumFrom(firstOfMonth, day.paid.thisMonth),
    },
  }
}

/** A booking once the waiting changes are made. */
export function withChanges(booking: Booking, changes: readonly Change[]): Booking {
  const waiting = changes.filter(({ bookingId, refusal }) => bookingId === booking.id && !refusal)
  return waiting.reduce(changed, booking)
}

/** A booking after a change, with its payments as the API will have them. */
function changed(booking: Booking, { key, noted, notedAt }: Change): Booking {
  const { anyway: _, tellCustomer: __, payment, takeBack = [], ...fields } = noted
  // It has been made, and its answer was lost.
  if (payment && booking.payments.some(({ id }) => id === payment.id)) return booking
  const removed = Object.entries(fields).map(([name, value]) => [name, value ?? undefined])
  const isSetBack = booking.status === 'completed' && (fields.status ?? 'completed') !== 'completed'
  const kept = booking.payments.map((one) =>
    !one.takenBack && (isSetBack || takeBack.includes(one.id)) ? { ...one, takenBack: { at: notedAt } } : one,
  )
  const added = payment ? [nextTo(booking.payments, { id: key, ...payment, at: notedAt } as Payment)] : []
  return { ...booking, ...Object.fromEntries(removed), payments: [...kept, ...added] }
}
