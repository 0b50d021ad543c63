import { expect, test } from '@jest/globals'
import { clockText, daysText, hoursText } from '#frontend/lib/clock.ts'

test('times and days are written as people say them', () => {
  const words = { am: '{time}am', pm: '{time}pm' }
  const times = ['08:00', '12:00', '15:30', '00:05', '11:59'].map((time) => clockText(time, words))
  expect(times).toEqual(['8am', '12pm', '3:30pm', '12:05am', '11:59am'])
  expect(hoursText({ opens: '08:00', closes: '18:00' })).toBe('8am - 6pm')
  expect(daysText([1, 6])).toBe('Monday to Saturday')
  expect(daysText([6, 6])).toBe('Saturday')
})
