import { expect, test } from '@jest/globals'
import {
  ARRIVAL_TIMES,
  BUSINESS_HOURS,
  CLOSED_WEEKDAY,
  SAME_DAY_UNTIL_HOUR,
  TIME_ZONE,
} from '#schemas/facts/pacific-time.ts'

test('the business works Monday to Saturday from 8 to 6 and arrives in five windows (P1.8, P12.5)', () => {
  expect(BUSINESS_HOURS).toEqual({ days: [1, 6], opens: '08:00', closes: '18:00' })
  expect([TIME_ZONE, SAME_DAY_UNTIL_HOUR, CLOSED_WEEKDAY]).toEqual(['America/Los_Angeles', 10, 0])
  expect(ARRIVAL_TIMES).toEqual(['08:00', '10:00', '12:00', '14:00', '16:00'])
})
