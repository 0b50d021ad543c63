/** Limits of time to the millisecond; tests/api/limits-of-time.test.ts has those of links and lists. */

import { expect, test } from '@jest/globals'
import { usualSlot } from '#functions/bookings/owner-visit.ts'
import { canChange } from '#functions/bookings/visit-rules.ts'
import { deviceLinkEnded, isDeviceLinkLive } from '#functions/links/signed-link.ts'
import { backoff, expiryOf, isDue, isGivenUp, isHeldLong, LEASE } from '#functions/outbox/timing.ts'
import { endOfFreshness, isLive, newSession } from '#functions/session/session.ts'
import { earlierOf, type StoredSetting } from '#functions/settings/setting-list.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { Notification } from '#schemas/contract/notifications.ts'
import type { AdminUser } from '#schemas/contract/session.ts'
import { DEFAULT_SETTINGS } from '#schemas/defaults/settings.ts'
import { isUndoable } from '#schemas/facts/account.ts'
import { isVisitOver } from '#schemas/facts/pacific-time.ts'
import { isAhead } from '#schemas/facts/visit-change.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Ten in the morning in California. */
const START = new Date('2027-02-10T18:00:00.000Z')
const after = (ms: number) => new Date(START.getTime() + ms)

const VISIT = { serviceDate: '2027-02-10', serviceTime: '10:00', hours: 1, status: 'confirmed' } as Booking
const ADMIN = { id: 'a', isActive: true } as AdminUser
type Method = 'password' | 'passkey'
const session = (method: Method) => newSession(ADMIN, { method, device: 'Safari on iPhone' }, START)
const isUnusedLive = (method: Method) => (now: Date) => isLive(session(method), ADMIN, now)
/** In use until now. */
const isUsedLive = (method: Method) => (now: Date) => {
  const { sess, ...rest } = session(method)
  return isLive({ ...rest, sess: { ...sess, lastSeenAt: now.toISOString() } }, ADMIN, now)
}
const AT = START.toISOString()
const LONG_AGO = '2026-01-01T00:00:00.000Z'
const mail = (changes: Partial<Notification>) =>
  ({ status: 'queued', createdAt: AT, updatedAt: AT, ...changes }) as Notification
const isTried = (changes: Partial<Notification>) => (now: Date) => !isGivenUp(mail(changes), now)
const waits = (changes: Partial<Notification>) => (now: Date) => !isDue(mail(changes), now)
const EARLIER = { updatedAt: AT, earlier: { value: 'a', since: LONG_AGO } } as StoredSetting
const IN_AN_HOUR = after(HOUR).toISOString()

const isUsual = (now: Date) => {
  try {
    return usualSlot(VISIT, { settings: DEFAULT_SETTINGS, claimed: new Map(), now }).capacity > 0
  } catch {
    return false
  }
}

/** The last millisecond before a limit, and what is true until then alone. */
const LIMITS: [what: string, last: number, holds: (now: Date) => boolean][] = [
  ['the owner books a window unasked until it begins', -1, isUsual],
  ['a visit is not over before its window has ended', 2 * HOUR - 1, (now) => !isVisitOver(VISIT, now)],
  ['a visit is ahead until its window has ended', 2 * HOUR - 1, (now) => isAhead(VISIT, now)],
  [
    'a customer changes a visit until twelve hours before it',
    -12 * HOUR - 1,
    (now) => canChange(VISIT, DEFAULT_SETTINGS, now),
  ],
  ['a session by password lives for an hour without use (P16.4)', HOUR, isUnusedLive('password')],
  ['a session by password in use lives for twelve hours (P16.4)', 12 * HOUR - 1, isUsedLive('password')],
  ['a session by passkey lives for a week without use (P16.4)', 7 * DAY, isUnusedLive('passkey')],
  ['a session by passkey in use lives for 30 days (P16.4)', 30 * DAY - 1, isUsedLive('passkey')],
  [
    'sensitive actions do not ask again for ten minutes (P16.12)',
    10 * MINUTE - 1,
    (now) => now.toISOString() < endOfFreshness(session('passkey')),
  ],
  [
    'a change of account or leads is undone from its mail for 48 hours (P16.16)',
    48 * HOUR - 1,
    (now) => isUndoable(AT, now),
  ],
  ['a mailed device link works for an hour (P16.17)', HOUR - 1, (now) => isDeviceLinkLive(AT, now)],
  ['no other one is asked for within the hour (P16.17)', HOUR - 1, (now) => AT > deviceLinkEnded(now)],
  [
    'the earlier address for leads is kept for 48 hours (P16.15)',
    48 * HOUR - 1,
    (now) => earlierOf(EARLIER, now) !== undefined,
  ],
  [
    'a lead waits for a digest for ten minutes (P14.3)',
    10 * MINUTE,
    (now) => !isHeldLong(mail({ createdAt: LONG_AGO }), now),
  ],
  ['a mail that was sent again is tried for three days', 3 * DAY, isTried({ queuedAt: AT, dueAt: LONG_AGO })],
  ['a mail is tried for three days', 3 * DAY, isTried({})],
  ['a mail that was put off is tried from when it was due', 3 * DAY + HOUR, isTried({ dueAt: IN_AN_HOUR })],
  ['a mail is left to the stream for two minutes', 2 * MINUTE, waits({})],
  [
    'a mail that is being sent is left to its process until the end of the lease',
    LEASE,
    waits({ status: 'sending', leaseUntil: after(LEASE).toISOString() }),
  ],
  ['a planned mail is not due before its time', HOUR - 1, waits({ status: 'planned', dueAt: IN_AN_HOUR })],
  ['a postponed mail is not due before its next try', HOUR - 1, waits({ nextAttemptAt: IN_AN_HOUR })],
]

test.each(LIMITS)('%s', (_, last, holds) => {
  expect([last - 1, last, last + 1].map((ms) => holds(after(ms)))).toEqual([true, true, false])
})

test('tries are half a minute apart at first, then twice as long each time, half an hour at most', () => {
  expect([1, 2, 3, 6, 7, 8, 50].map((attempts) => backoff(attempts) / 1000)).toEqual([
    30, 60, 120, 960, 1800, 1800, 1800,
  ])
})

test('a mail that was sent or skipped is kept for 400 days, one with links of visits for a week (P32.15)', () => {
  expect(expiryOf(START)).toBe(Date.parse('2028-03-16T18:00:00Z') / 1000)
  expect(expiryOf(START, 'visit-links') - START.getTime() / 1000).toBe(7 * 24 * 60 * 60)
})
