import { expect, test } from '@jest/globals'
import { isCalendarDate } from '#schemas/calendar-date.ts'

test.each(['2026-02-28', '2028-02-29', '2026-12-31', '2000-02-29'])('%s stands in the calendar', (date) => {
  expect(isCalendarDate(date)).toBe(true)
})

test.each([
  ...['2026-02-29', '2026-02-30', '2026-04-31', '2026-00-01', '2026-13-01', '2026-12-00', '2026-12-32'],
  ...['', '1999-12-31', '2026-1-1', '2026-12-01T00:00', ' 2026-12-01', '2026-12-01\n', '２０２６-12-01'],
])('%p does not', (date) => {
  expect(isCalendarDate(date)).toBe(false)
})
