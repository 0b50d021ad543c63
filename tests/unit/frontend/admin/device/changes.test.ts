import { expect, test } from '@jest/globals'
import {
  bodyOf,
  type Change,
  dayWith,
  insistOn,
  isOld,
  type Noted,
  replay,
  type SendResult,
  withBookings,
} from '#frontend/admin/device/changes.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { Day } from '#schemas/contract/day.ts'

const NOTED_AT = '2026-11-23T15:42:00.000Z'
const ARRIVED = { arrivedAt: NOTED_AT }
const PAID: Noted = { status: 'completed', payment: { amount: '120.00', tip: '0.00', method: 'cash' } }
/** As it is sent: with the time at which it was noted. */
const SENT_PAID = { ...PAID, payment: { ...PAID.payment, at: NOTED_AT } }

const change = (key: string, bookingId: string, noted: Noted = ARRIVED, username = 'owner'): Change => ({
  ...{ key, username, bookingId, name: 'Ana Ruiz', noted },
  ...{ seen: `${bookingId} 0`, paid: ['seen'], notedAt: NOTED_AT },
})

/** A device's storage and an API that counts the versions of bookings, as far as `answer` does not say otherwise. */
function device(
  changes: Change[],
  answer: (change: Change, sent: number) => SendResult | undefined = () => undefined,
) {
  const sent: { key: string; body: object }[] = []
  let kept = changes
  let version = 0
  return {
    sent,
    kept: () => kept,
    keys: () => sent.map(({ key }) => key),
    read: async () => kept,
    save: async (edit: (changes: readonly Change[]) => Change[]) => {
      kept = edit(kept)
    },
    send: async (one: Change): Promise<SendResult> => {
      sent.push({ key: one.key, body: bodyOf(one) })
      return answer(one, sent.length) ?? { updatedAt: `${one.bookingId} ${++version}`, payments: [] }
    },
  }
}

/** Of a booking with these payments. */
const conflictWith = (ids: string[]) => {
  const payments = ids.map((id) => ({ id, amount: '90.00', method: 'check' as const, at: NOTED_AT }))
  const visit = { status: 'cancelled', serviceDate: '2026-11-23', serviceTime: '08:00' } as const
  const stored = { ...visit, updatedAt: 'newer', payments }
  return { refusal: { reason: 'conflict' as const, message: 'Newer', stored } }
}
const CONFLICT = conflictWith(['seen', 'other'])

test('changes are sent in the order in which they were noted; the second of a booking names the version that the first made (P35.9)', async () => {
  const phone = device([change('a', 'one'), change('b', 'two', PAID), change('c', 'one', PAID)])
  await replay('owner', phone)
  expect(phone.sent).toEqual([
    { key: 'a', body: { ...ARRIVED, updatedAt: 'one 0' } },
    { key: 'b', body: { ...SENT_PAID, updatedAt: 'two 0' } },
    { key: 'c', body: { ...SENT_PAID, updatedAt: 'one 1' } },
  ])
  expect(phone.kept()).toEqual([])
})

test('a change that was sent before a crash is sent again with the same key and the same body (P35.9)', async () => {
  const phone = device([change('a', 'one'), change('b', 'one', PAID)])
  const crash = { ...phone, save: () => Promise.reject(new Error('Crash')) }
  await expect(replay('owner', crash)).rejects.toThrow('Crash')
  await replay('owner', phone)
  expect(phone.keys()).toEqual(['a', 'a', 'b'])
  expect(phone.sent[1]).toEqual(phone.sent[0])
})

test('a conflict holds back what was noted later about its booking, and nothing else', async () => {
  const all = [change('a', 'one'), change('b', 'one', PAID), change('c', 'two')]
  const phone = device(all, ({ key }) => (key === 'a' ? CONFLICT : undefined))
  await replay('owner', phone)
  await replay('owner', phone)
  expect(phone.keys()).toEqual(['a', 'c'])
  expect(phone.kept()).toEqual([{ ...all[0], ...CONFLICT }, all[1]])
})

test('an API that is too busy for one booking gets the others; without an API nothing more is tried', async () => {
  const all = [change('a', 'one'), change('b', 'one'), change('c', 'two'), change('d', 'three')]
  const phone = device(all, ({ key }) => (key === 'a' ? 'later' : key === 'd' ? 'stop' : undefined))
  await replay('owner', phone)
  expect(phone.keys()).toEqual(['a', 'c', 'd'])
  expect(phone.kept().map(({ key }) => key)).toEqual(['a', 'b', 'd'])
})

test("another admin's changes are neither sent nor do they hold back others", async () => {
  const phone = device([change('a', 'one', ARRIVED, 'ana'), change('b', 'one')])
  await replay('owner', phone)
  expect(phone.keys()).toEqual(['b'])
  expect(phone.kept().map(({ key }) => key)).toEqual(['a'])
})

test('a change that is sent leaves the version of what another admin noted before it', async () => {
  const phone = device([change('a', 'one', PAID, 'ana'), change('b', 'one', PAID)])
  await replay('owner', phone)
  expect(phone.kept()).toEqual([change('a', 'one', PAID, 'ana')])
})

test('to insist on a refused change is another request, for the version that was shown: a payment replaces the one by somebody else that was shown with it (P35.9)', async () => {
  const { payments } = CONFLICT.refusal.stored
  const answers: Record<string, SendResult> = {
    ...{ a: CONFLICT, z: { updatedAt: 'one 0.5', payments } },
    ...{ b: CONFLICT, y: conflictWith(['seen']) },
  }
  const noted = [change('a', 'one'), change('b', 'one', PAID), change('c', 'one')]
  const phone = device(noted, ({ key }) => answers[key])
  for (const [key, next] of ['az', 'by', 'yx']) {
    await replay('owner', phone)
    await phone.save((changes) => insistOn(changes, key ?? '', next ?? ''))
  }
  await replay('owner', phone)
  expect(phone.sent.slice(1)).toEqual([
    { key: 'z', body: { ...ARRIVED, anyway: true, updatedAt: 'newer' } },
    { key: 'b', body: { ...SENT_PAID, updatedAt: 'one 0' } },
    { key: 'y', body: { ...SENT_PAID, takeBack: ['other'], anyway: true, updatedAt: 'newer' } },
    // The other one was taken back meanwhile.
    { key: 'x', body: { ...SENT_PAID, takeBack: [], anyway: true, updatedAt: 'newer' } },
    { key: 'c', body: { ...ARRIVED, updatedAt: 'one 1' } },
  ])
})

test.each([
  ['2026-11-25T03:42:00.000Z', false],
  ['2026-11-25T03:42:00.001Z', true],
])('at %s, a change of 36 hours before is too old: %s (P35.9)', (now, expected) => {
  expect(isOld('2026-11-23T15:42:00.000Z', new Date(now))).toBe(expected)
})

const booking = (id: string, serviceDate: string, rest: Partial<Booking> = {}) => {
  const visit = { id, serviceDate, serviceTime: '08:00', status: 'confirmed', payments: [], updatedAt: '1' }
  return { ...visit, ...rest } as unknown as Booking
}
const DAY: Day = {
  today: '2026-11-23',
  visits: [booking('one', '2026-11-23'), booking('two', '2026-11-23'), booking('three', '2026-11-24')],
  addressNotes: {},
  openVisits: [booking('four', '2026-11-22')],
  unpaidVisits: [
    booking('five', '2026-11-20', {
      status: 'completed',
      payments: [{ id: 'p', amount: '90.00', method: 'unpaid', at: NOTED_AT }],
    }),
  ],
  openings: [],
  paid: { thisWeek: '0.00', thisMonth: '0.00' },
}
const idsOf = (bookings: Booking[]) => bookings.map(({ id }) => id)

test('the day shows waiting changes as made, and refused ones not', () => {
  const refused = { ...change('c', 'three'), ...CONFLICT } as Change
  const taken = { ...change('d', 'two', { arrivedAt: null }) }
  const noted = [change('a', 'one', PAID), change('b', 'two'), taken, refused, change('e', 'four', PAID)]
  noted.push(change('f', 'five', PAID))
  const day = dayWith(DAY, noted, '2026-11-23')
  expect(day.visits).toEqual([
    booking('one', '2026-11-23', {
      status: 'completed',
      payments: [{ id: 'a', amount: '120.00', tip: '0.00', method: 'cash', at: '2026-11-23T15:42:00.000Z' }],
    }),
    booking('two', '2026-11-23'),
    booking('three', '2026-11-24'),
  ])
  expect([day.openVisits, day.unpaidVisits]).toEqual([[], []])
})

test.each([
  ['taken back itself', { takeBack: ['p'] }, { p: NOTED_AT, q: undefined }],
  ['of a visit that is set back', { status: 'confirmed' }, { p: NOTED_AT, q: NOTED_AT }],
] as const)('the day shows a payment %s as taken back while the change waits', (_, noted, expected) => {
  const payments = ['p', 'q'].map((id) => ({ id, amount: '90.00', method: 'cash' as const, at: NOTED_AT }))
  const visits = [booking('one', '2026-11-23', { status: 'completed', payments })]
  const day = dayWith({ ...DAY, visits }, [change('a', 'one', noted as Noted)], '2026-11-23')
  const takenBack = day.visits[0]?.payments.map(({ id, takenBack }) => [id, takenBack?.at])
  expect(Object.fromEntries(takenBack ?? [])).toEqual(expected)
})

test('a payment that is stored and still waits, because its answer was lost, is there once', () => {
  const noted = { ...PAID, payment: { ...PAID.payment, id: 'p' } } as Noted
  const waiting = [change('a', 'one', noted)]
  const stored = dayWith(DAY, waiting, '2026-11-23')
  expect(stored.paid.thisWeek).toBe('120.00')
  expect(dayWith(stored, waiting, '2026-11-23')).toEqual(stored)
})

test('a visit that did not happen is closed while the change waits', () => {
  const cancelled = change('a', 'four', { status: 'cancelled', tellCustomer: false })
  expect(dayWith(DAY, [cancelled], '2026-11-23').openVisits).toEqual([])
})

test('the day takes a booking as it is stored now, in whichever list it is, unless it has a newer version', () => {
  const stored = booking('five', '2026-11-20', { status: 'completed', updatedAt: '2' })
  expect(withBookings(DAY, [stored])).toEqual({ ...DAY, unpaidVisits: [stored] })
  const read = { ...DAY, unpaidVisits: [{ ...stored, notes: 'Newer', updatedAt: '3' }] }
  expect(withBookings(read, [stored])).toEqual(read)
})

test('the day after, a kept day shows its tomorrow as today, and what was not closed above', () => {
  const day = dayWith(DAY, [change('a', 'one', PAID)], '2026-11-24')
  expect(day.today).toBe('2026-11-24')
  expect([idsOf(day.visits), idsOf(day.openVisits)]).toEqual([['three'], ['two', 'four']])
})

test('a visit that is done and not paid yet is owed while the change waits, also on the day after (P35.3)', () => {
  const payment = { amount: '238.00', tip: '0.00', method: 'unpaid' as const }
  const notYet = change('a', 'one', { status: 'completed', payment })
  expect(idsOf(dayWith(DAY, [notYet], '2026-11-23').unpaidVisits)).toEqual(['five', 'one'])
  expect(idsOf(dayWith(DAY, [notYet], '2026-11-24').unpaidVisits)).toEqual(['five', 'one'])
})

test('a kept day does not show what was paid in a week or month that is over as paid in this one (P35.4)', () => {
  const paid = { thisWeek: '105.00', thisMonth: '1105.00' }
  const paidOn = (read: string, today: string) => dayWith({ ...DAY, today: read, paid }, [], today).paid
  expect(paidOn('2026-11-28', '2026-11-29')).toEqual(paid)
  expect(paidOn('2026-11-29', '2026-11-30')).toEqual({ ...paid, thisWeek: '0.00' })
  expect(paidOn('2026-11-30', '2026-12-01')).toEqual({ ...paid, thisMonth: '0.00' })
})

test('what waits on the device is in the sums of its week and month, what it takes back is not (P35.4)', () => {
  const earlier = (id: string, at: string) =>
    ({ id, amount: '50.00', tip: '5.00', method: 'cash', at }) as const
  const payments = [earlier('p', '2026-11-23T20:00:00.000Z'), earlier('q', '2026-11-22T20:00:00.000Z')]
  const closed = booking('six', '2026-11-20', { status: 'completed', payments })
  const read = { ...DAY, unpaidVisits: [closed], paid: { thisWeek: '155.00', thisMonth: '1210.00' } }
  const paidWith = (waiting: Change[], today = '2026-11-23') => dayWith(read, waiting, today).paid
  for (const id of ['one', 'on no list of the day'])
    expect(paidWith([change('a', id, PAID)])).toEqual({ thisWeek: '275.00', thisMonth: '1330.00' })
  const takeBack = change('a', 'six', { takeBack: ['p', 'q'] })
  expect(paidWith([takeBack])).toEqual({ thisWeek: '100.00', thisMonth: '1100.00' })
  // Noted on Monday, shown on the Monday after: of that week nothing is known.
  expect(paidWith([takeBack], '2026-11-30')).toEqual({ thisWeek: '0.00', thisMonth: '1100.00' })
  // In a month that has begun since, what was noted before it does not count.
  expect(paidWith([takeBack], '2026-12-01')).toEqual({ thisWeek: '0.00', thisMonth: '0.00' })
  const unpaid = { ...PAID, payment: { ...PAID.payment, method: 'unpaid' } } as Noted
  expect(paidWith([change('a', 'one', unpaid)])).toEqual(read.paid)
})
