import { expect, test } from '@jest/globals'
import { doneDueAt, unansweredDueAt } from '#functions/outbox/timing.ts'
import { ARRIVAL_TIMES, type ArrivalTime } from '#schemas/facts/pacific-time.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** An instant of Pacific wall-clock time. @param zone of the date: -08:00 in winter */
const at = (date: string, time: string, zone = '-08:00') => new Date(`${date}T${time}${zone}`).toISOString()

test.each([
  ['in the daytime, a day later', ['2026-11-23', '14:30'], ['2026-11-24', '14:30']],
  ['just before 9 AM, at 9', ['2026-11-23', '08:59:59.999'], ['2026-11-24', '09:00']],
  ['at 9 AM, a day later', ['2026-11-23', '09:00'], ['2026-11-24', '09:00']],
  ['just after 9 AM, a day later', ['2026-11-23', '09:00:00.001'], ['2026-11-24', '09:00:00.001']],
  ['just before 8 PM, a day later', ['2026-11-23', '19:59:59.999'], ['2026-11-24', '19:59:59.999']],
  ['at 8 PM, on the second morning', ['2026-11-23', '20:00'], ['2026-11-25', '09:00']],
  ['just after 8 PM, on the second morning', ['2026-11-23', '20:00:00.001'], ['2026-11-25', '09:00']],
  ['at midnight, in the morning after a day', ['2026-11-23', '00:00'], ['2026-11-24', '09:00']],
  ["on New Year's Eve, in the new year", ['2026-12-30', '22:00'], ['2027-01-01', '09:00']],
] as const)('a message sent %s, is due', (_, [date, time], [dueDate, dueTime]) => {
  expect(unansweredDueAt({ createdAt: at(date, time) })).toBe(at(dueDate, dueTime))
})

test.each([
  ['10:00', '2027-03-01', '12:00'],
  ['17:59', '2027-03-01', '19:59'],
  ['18:00', '2027-03-02', '09:00'],
  ['21:00', '2027-03-02', '09:00'],
  ['06:30', '2027-03-01', '09:00'],
  ['07:01', '2027-03-01', '09:01'],
])('a visit done at %s is thanked for on %s at %s (P38.10)', (done, dueDate, dueTime) => {
  expect(doneDueAt(new Date(at('2027-03-01', done)))).toEqual(new Date(at(dueDate, dueTime)))
})

test('a night in which the clocks change has the morning of the new time', () => {
  expect(unansweredDueAt({ createdAt: at('2027-03-12', '21:00') })).toBe(at('2027-03-14', '09:00', '-07:00'))
})

/** When the owner is told that a visit on November 24, a Tuesday, is unanswered. It was booked at `time` on this day of November. */
const dueOf = (day: string, time: string, serviceTime: ArrivalTime) =>
  unansweredDueAt({ createdAt: at(`2026-11-${day}`, time), serviceDate: '2026-11-24', serviceTime })

test.each([
  ['days ahead, a day later', ['16', '11:00'], '08:00', ['17', '11:00']],
  ['on Monday at 5:30 AM, that afternoon', ['23', '05:30'], '08:00', ['23', '15:00']],
  ['a day before 3 PM of the eve, then', ['22', '14:59:59.999'], '08:00', ['23', '14:59:59.999']],
  ['a day before 3 PM of the eve sharp, then', ['22', '15:00'], '08:00', ['23', '15:00']],
  ['less than a day before, at 3 PM of the eve', ['22', '15:00:00.001'], '08:00', ['23', '15:00']],
  ['two hours before 3 PM, at 3 PM', ['23', '13:00'], '08:00', ['23', '15:00']],
  ['later than that, two hours later', ['23', '13:00:00.001'], '08:00', ['23', '15:00:00.001']],
  ['on the evening before, next morning', ['23', '18:00'], '10:00', ['24', '09:00']],
  ['on the day itself, two hours later', ['24', '09:30'], '16:00', ['24', '11:30']],
] as const)('a booking made %s, is due', (_, [day, time], serviceTime, [dueDay, dueTime]) => {
  expect(dueOf(day, time, serviceTime)).toBe(at(`2026-11-${dueDay}`, dueTime))
})

test.each([
  ['07:59:59.999', at('2026-11-24', '09:59:59.999')],
  ['08:00', undefined],
  ['08:00:00.001', undefined],
])('nothing is due once the window has begun: booked at %s of the day for 10 AM', (time, due) => {
  expect(dueOf('24', time, '10:00')).toBe(due)
})

test('whenever a booking is made, its reminder is in the daytime and before its window', () => {
  const [first, last] = [at('2026-11-20', '00:00'), at('2026-11-24', '16:00')].map(Date.parse)
  for (let created = first ?? 0; created < (last ?? 0); created += 53 * MINUTE_MS)
    for (const serviceTime of ARRIVAL_TIMES) {
      const begins = Date.parse(at('2026-11-24', serviceTime))
      const visit = { createdAt: new Date(created).toISOString(), serviceDate: '2026-11-24', serviceTime }
      const due = Date.parse(unansweredDueAt(visit) ?? '')
      if (created > begins || Number.isNaN(due)) continue
      expect(due - created).toBeGreaterThanOrEqual(2 * HOUR_MS)
      expect(due).toBeLessThan(begins)
      const minutes = (((due / MINUTE_MS - 8 * 60) % 1440) + 1440) % 1440
      expect(minutes).toBeGreaterThanOrEqual(9 * 60)
      expect(minutes).toBeLessThan(20 * 60)
    }
})
