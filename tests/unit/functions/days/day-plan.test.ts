import { expect, test } from '@jest/globals'
import { proposeMoves, townOf } from '#functions/days/day-plan.ts'
import { Booking } from '#schemas/contract/booking-record.ts'
import { visitor } from '#tests/support/api/requests.ts'

/** A Thursday morning. */
const NOW = new Date('2027-03-04T17:00:00Z')

let visits = 0

/** A visit on Friday, March 5. */
function visit(town: string, serviceTime: string) {
  visits += 1
  return Booking.parse({
    ...{ ...visitor(), id: `00000000-0000-4000-8000-${String(visits).padStart(12, '0')}` },
    ...{ address: `${visits} Main St, ${town}`, serviceDate: '2027-03-05', serviceTime, status: 'confirmed' },
    ...{ createdAt: '2027-03-01T00:00:00.000Z', updatedAt: '2027-03-01T00:00:00.000Z' },
  })
}

/** Where each visit is proposed, in their order. `full` are windows without a place. */
function proposals(
  rows: Booking[],
  more: { full?: string[]; capacity?: number; blocked?: string[]; days?: Record<string, number[]> } = {},
) {
  const { full = [], capacity = 1, blocked = [], days = {} } = more
  const proposed = proposeMoves(rows, {
    from: '2027-03-06',
    to: '2027-03-12',
    rulesFor: (visit) => {
      return { now: NOW, leadDays: 0, blockedDays: new Set(blocked), weekdays: days[townOf(visit) ?? ''] }
    },
    capacity,
    claimed: new Map(full.map((name) => [name, capacity])),
  })
  return rows.map((row) => {
    const window = proposed.find(({ id }) => id === row.id)
    return window && `${window.serviceDate} ${window.serviceTime}`
  })
}

test('a visit keeps its window on the next day that is open', () => {
  const rows = [visit('Hanford', '10:00')]
  expect(proposals(rows)).toEqual(['2027-03-06 10:00'])
  // March 7 is a Sunday.
  expect(proposals(rows, { blocked: ['2027-03-06'] })).toEqual(['2027-03-08 10:00'])
})

test('a visit whose window is full gets the nearest one of that day', () => {
  expect(proposals([visit('Hanford', '12:00')], { full: ['2027-03-06#12:00', '2027-03-06#10:00'] })).toEqual([
    '2027-03-06 14:00',
  ])
})

test('no visit is moved into a window that another one of the day keeps', () => {
  const rows = [visit('Hanford', '10:00'), visit('Hanford', '10:00'), visit('Hanford', '08:00')]
  expect(proposals(rows)).toEqual(['2027-03-06 10:00', '2027-03-06 12:00', '2027-03-06 08:00'])
})

test('the visits of a town move to the first day that has room for all of them, the largest town first', () => {
  const full = ['08:00', '10:00', '12:00'].map((time) => `2027-03-06#${time}`)
  const inHanford = ['08:00', '10:00', '12:00'].map((time) => visit('Hanford', time))
  const rows = [visit('Lemoore', '14:00'), ...inHanford, visit('Lemoore', '16:00')]
  const onMonday = ['2027-03-08 08:00', '2027-03-08 10:00', '2027-03-08 12:00']
  expect(proposals(rows, { full })).toEqual(['2027-03-06 14:00', ...onMonday, '2027-03-06 16:00'])
})

test('the largest town gets the first day that has room for it, although another one was there before', () => {
  const full = ['08:00', '10:00'].map((time) => `2027-03-06#${time}`)
  const inHanford = ['12:00', '14:00', '16:00'].map((time) => visit('Hanford', time))
  const onSaturday = ['2027-03-06 12:00', '2027-03-06 14:00', '2027-03-06 16:00']
  const proposed = proposals([visit('Lemoore', '12:00'), ...inHanford], { full })
  expect(proposed).toEqual(['2027-03-08 12:00', ...onSaturday])
})

test('a town that fits no day is split, and without any room a visit gets no proposal', () => {
  const rows = Array.from({ length: 6 }, () => visit('Hanford', '08:00'))
  const places = proposals(rows).map((place) => place?.slice(0, 10))
  expect(places.filter((date) => date === '2027-03-06')).toHaveLength(5)
  expect(places.filter((date) => date === '2027-03-08')).toHaveLength(1)
  expect(proposals([visit('Hanford', '08:00')], { capacity: 0 })).toEqual([undefined])
})

test('a town moves to a day on which it is visited, whatever day the others move to (P39.10)', () => {
  const rows = [visit('Bakersfield', '10:00'), visit('Hanford', '10:00'), visit('Bakersfield', '12:00')]
  const onTuesdays = proposals(rows, { days: { Bakersfield: [2] } })
  expect(onTuesdays).toEqual(['2027-03-09 10:00', '2027-03-06 10:00', '2027-03-09 12:00'])
})
