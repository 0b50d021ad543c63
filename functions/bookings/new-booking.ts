import { changePlaces, type SlotRules } from '#functions/availability/slots.ts'
import { holdersOf } from '#functions/bookings/booking-model.ts'
import { SEARCHABLE_BOOKINGS } from '#functions/bookings/booking-store.ts'
import { knows } from '#functions/bookings/told.ts'
import { mailsAfter, planReminder } from '#functions/bookings/visit-mails.ts'
import { refuse, unavailable } from '#functions/errors.ts'
import { countHours } from '#functions/http/limits.ts'
import { originOf } from '#functions/outbox/mail-budgets.ts'
import { mailAbout, planMail, queueMail, queueMails } from '#functions/outbox/mail-writes.ts'
import { bookQuote } from '#functions/quotes/quote-booking.ts'
import { type Budget, countWithin, DAY_S } from '#functions/table/budgets.ts'
import { matching } from '#functions/table/expression.ts'
import { DONE_VISIT, HOLDER_REVISION, holderKey, type Key, OPEN_VISIT } from '#functions/table/keys.ts'
import { queryPage } from '#functions/table/read.ts'
import { createRecord } from '#functions/table/records.ts'
import { update, type Write, type Writes } from '#functions/table/transact.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { isVisitOver, pacificNow } from '#schemas/facts/pacific-time.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

type Known = { quote: Quote | undefined; settings: Settings; now: Date }

/**
 * Returns the writes of a visitor's booking: record, place and, unless it is spam, its note on the quote and mails.
 * @param receipt the budgets of the promised one
 * @throws (in the transaction) AppError 429 if the customer has enough visits ahead, or the network has booked enough hours, 503 if a
 *   budget is used up meanwhile
 */
export function newBookingWrites(
  booking: Booking,
  slot: SlotRules,
  {
    network,
    receipt,
    quote,
    settings,
    now,
  }: Known & { network: string; receipt: readonly Budget[] | undefined },
): Writes {
  return async () => [
    ...(booking.isSpam
      ? []
      : [
          ...(await Promise.all(holdersOf(booking).map((holder) => limitOpenVisits(holder, settings, now)))),
          ...countHours(network, booking.hours, now),
          // What was promised comes, however late: another receipt may have used up the budget since it was read.
          ...(receipt ?? []).map((budget) => countWithin(budget, unavailable, now)),
        ]),
    ...(await bookedWrites(booking, slot, quote, now)),
    ...knows(booking, 'website'),
    ...queueMails('booking', booking, receipt ? { origin: originOf(network) } : { network }),
    ...planReminder(booking, settings, now),
  ]
}

/**
 * Returns the writes of a booking entered by the owner. Its customer hears of it if `isTold`, and is reminded in any case.
 * @param slot undefined claims a place even in a full window
 */
export function typedBookingWrites(
  booking: Booking,
  slot: SlotRules | undefined,
  { quote, settings, isTold, now }: Known & { isTold: boolean },
): Writes {
  const receipt = { kind: 'receipt', ...mailAbout('booking', booking.id, now) } as const
  const after = mailsAfter(undefined, booking, { settings, now })
  return async () => [
    ...(await bookedWrites(booking, slot, quote, now)),
    ...knows(booking, 'owner'),
    ...(isTold ? [queueMail(receipt), ...after.map((mail) => planMail(mail))] : []),
    ...planReminder(booking, settings, now),
  ]
}

async function bookedWrites(
  booking: Booking,
  slot: SlotRules | undefined,
  quote: Quote | undefined,
  now: Date,
): Promise<Write[]> {
  return [
    ...(holdsSlot(booking) ? changePlaces(undefined, booking, slot, booking.createdAt) : []),
    ...createRecord(SEARCHABLE_BOOKINGS, booking),
    ...(quote && !booking.isSpam ? await bookQuote(quote, booking.id, now) : []),
  ]
}

/** A customer with a completed visit may have this many times as many ahead. */
const KNOWN_FACTOR = 2

/**
 * Limits how many visits a mailbox or a phone number has ahead, so that nobody fills the calendar in one name (decision 88). Returns the
 * write that makes bookings in one name wait for each other: each counts the others.
 * @throws AppError 429 if the name has enough visits ahead
 */
async function limitOpenVisits(holder: string, settings: Settings, now: Date): Promise<Write> {
  const rows = await query(holder, OPEN_VISIT + pacificNow(now).date)
  const open = rows.filter(({ sk }) => sk !== HOLDER_REVISION && isAheadIn(sk, now)).length
  const most = Number(settings.open_visits_max)
  if (open >= most && (open >= KNOWN_FACTOR * most || !(await isKnown(holder))))
    // Says nothing about them, because anybody can type any address.
    throw refuse('too-many-visits', { phone: settings.phone }, { retryAfter: DAY_S })
  const seen = rows.find(({ sk }) => sk === HOLDER_REVISION)?.['revision'] as number | undefined
  return update(
    holderKey(holder, HOLDER_REVISION),
    { set: { expiresAt: Math.floor(now.getTime() / 1000) + DAY_S }, add: { revision: 1 } },
    matching({ revision: seen }),
    'again',
  )
}

function isAheadIn(sk: string, now: Date): boolean {
  const [, serviceDate = '', serviceTime = ''] = sk.split('#')
  return !isVisitOver({ serviceDate, serviceTime }, now)
}

async function isKnown(holder: string): Promise<boolean> {
  const [first] = await query(holder, DONE_VISIT, 1)
  return first?.sk.startsWith(DONE_VISIT) ?? false
}

/** A holder's rows from a sort key on. A page holds thousands of visits. */
async function query(holder: string, from: string, limit?: number) {
  const { rows } = await queryPage({ partition: holderKey(holder, from).pk, from, limit })
  return rows as (Key & Record<string, unknown>)[]
}
