import { expect, test } from '@jest/globals'
import {
  ARRIVAL_WINDOWS,
  BUSINESS_HOURS,
  CLOSED_WEEKDAY,
  SAME_DAY_UNTIL_HOUR,
  TIME_ZONE,
  windowLabel,
} from '#schemas/facts/arrival-windows.ts'

test('the business works Monday to Saturday from 8 to 6 and arrives in five windows', () => {
  expect(BUSINESS_HOURS).toEqual({ days: [1, 6], opens: '08:00', closes: '18:00' })
  expect([TIME_ZONE, SAME_DAY_UNTIL_HOUR, CLOSED_WEEKDAY]).toEqual(['America/Los_Angeles', 10, 0])
  expect(ARRIVAL_WINDOWS.map(({ start, label }) => `${start} ${label}`)).toEqual([
    '08:00 8-10 AM',
    '10:00 10 AM-12 PM',
    '12:00 12-2 PM',
    '14:00 2-4 PM',
    '16:00 4-6 PM',
  ])
  expect([windowLabel('16:00'), windowLabel('07:00')]).toEqual(['4-6 PM', '07:00'])
})
