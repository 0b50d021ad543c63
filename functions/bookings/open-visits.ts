/** How many visits a mailbox or a phone number has ahead, so that nobody fills the calendar in one name (decision 88). */
import { holdersOf } from '#functions/bookings/booking-model.ts'
import { refuse } from '#functions/refusals.ts'
import { DAY } from '#functions/table/budgets.ts'
import { matching } from '#functions/table/expression.ts'
import { DONE_VISIT, HOLDER_REVISION, holderKey, type Key, OPEN_VISIT } from '#functions/table/keys.ts'
import { queryPage } from '#functions/table/read.ts'
import { update, type Write } from '#functions/table/transact.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { isVisitOver, pacificNow } from '#schemas/facts/pacific-time.ts'

/** A customer with a completed visit may have this many times as many ahead. */
const KNOWN_FACTOR = 2

/**
 * Returns the writes that make bookings in one name wait for each other: each counts the others.
 * @throws AppError 429 if the name has enough visits ahead
 */
export function limitOpenVisits(booking: Booking, settings: Settings, now: Date): Promise<Write[]> {
  return Promise.all(holdersOf(booking).map((holder) => limitOf(holder, settings, now)))
}

async function limitOf(holder: string, settings: Settings, now: Date): Promise<Write> {
  const rows = await query(holder, OPEN_VISIT + pacificNow(now).date)
  const open = rows.filter(({ sk }) => sk !== HOLDER_REVISION && isAheadIn(sk, now)).length
  const most = Number(settings.open_visits_max)
  if (open >= most && (open >= KNOWN_FACTOR * most || !(await isKnown(holder))))
    // Says nothing about them, because anybody can type any address.
    throw refuse('too-many-visits', { phone: settings.phone }, { retryAfter: DAY })
  const seen = rows.find(({ sk }) => sk === HOLDER_REVISION)?.['revision'] as number | undefined
  return update(
    holderKey(holder, HOLDER_REVISION),
    { set: { expiresAt: Math.floor(now.getTime() / 1000) + DAY }, add: { revision: 1 } },
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
