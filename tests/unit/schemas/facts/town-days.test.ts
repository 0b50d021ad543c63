import { expect, test } from '@jest/globals'
import { townDayLabels } from '#frontend/content/en/labels/dates.ts'
import { townDays, townDaysProblem, weekdaysText } from '#schemas/facts/blocked-days.ts'

const daysOf = (setting: string) => Object.fromEntries(townDays(setting))

test.each([
  ['', {}],
  ['\n  \n', {}],
  ['Bakersfield: Tue, Fri', { bakersfield: [2, 5] }],
  ['bakersfield:fri,TUESDAY', { bakersfield: [2, 5] }],
  [
    ' Terra Bella : Mon \n\nDelano: Mon, Tues, Wed, Thurs, Fri, Sat',
    {
      'terra-bella': [1],
      delano: [1, 2, 3, 4, 5, 6],
    },
  ],
  ['Fresno: Mon, Mon', { fresno: [1] }],
])('%j is read as it is meant', (setting, days) => {
  expect(townDaysProblem(setting)).toBeUndefined()
  expect(daysOf(setting)).toEqual(days)
})

test.each([
  'Bakersfeild: Tue',
  'Bakersfield',
  'Bakersfield:',
  'Bakersfield: Tue,',
  'Bakersfield: Tu',
  'Bakersfield: Tuesdays',
  'Bakersfield: Tue Fri',
  'Bakersfield: Sun',
  'Bakersfield: Tue: Fri',
  ': Tue',
  'Huron: Tue',
])('%j is refused, and the line is named (P39.10)', (line) => {
  const problem = townDaysProblem(`Hanford: Mon\n${line}\nFresno: Mon`)
  expect(problem).toContain(`The line “${line}”`)
  expect(problem).toContain('such as Bakersfield: Tue, Fri')
})

test('a town with two lines is refused (P39.10)', () => {
  expect(townDaysProblem('Hanford: Mon\nhanford: Tue')).toBe(
    'The line “hanford: Tue” names its town again. Write one line for each town, with all of its days',
  )
})

test.each([
  [[2], 'Tuesdays'],
  [[2, 5], 'Tuesdays and Fridays'],
  [[1, 2, 6], 'Mondays, Tuesdays and Saturdays'],
])('%j are %s in words', (days, text) => {
  expect(weekdaysText(days, townDayLabels)).toBe(text)
})
