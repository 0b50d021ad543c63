/** The settings of days without bookings and of the days of towns: how they are read, and how the calendar of the back office edits the first. */
import { expect, test } from '@jest/globals'
import { townDayLabels } from '#frontend/content/en/labels/dates.ts'
import {
  blockedDays,
  closedHolidays,
  isBlockedDays,
  listedDays,
  townDays,
  townDaysProblem,
  weekdaysText,
  withDayToggled,
} from '#schemas/facts/blocked-days.ts'

test('a day is blocked when it is listed, or a holiday that is not opened (P12.7)', () => {
  const { has } = blockedDays('2026-12-24\nopen 2026-12-25')
  expect(['2026-12-24', '2027-12-25', '2027-01-01', '2026-11-26'].filter(has)).toHaveLength(4)
  expect(['2026-12-25', '2026-12-23', '2026-12-26'].filter(has)).toEqual([])
})

test('Thanksgiving is the fourth Thursday of November, whatever its date (P12.7)', () => {
  const { has } = blockedDays('')
  const fourth = ['2026-11-26', '2027-11-25', '2028-11-23', '2029-11-22', '2030-11-28']
  expect(fourth.filter(has)).toEqual(fourth)
  const otherThursdays = ['2026-11-19', '2027-11-18', '2029-11-29', '2030-11-21', '2026-10-22']
  expect([...otherThursdays, '2026-11-25', '2026-11-27'].filter(has)).toEqual([])
})

test('Christmas Day and New Year’s Day are those dates alone (P12.7)', () => {
  const { has } = blockedDays('')
  expect(['2026-12-25', '2059-01-01'].map(has)).toEqual([true, true])
  expect(['2026-12-01', '2026-01-25', '2026-02-01', '2026-10-25'].filter(has)).toEqual([])
})

test('closed holidays are listed by name, from today to the 90th day, without opened ones (P23.9)', () => {
  expect(closedHolidays('2026-12-24\nopen 2026-12-25', '2026-11-26')).toEqual([
    { date: '2026-11-26', name: 'Thanksgiving' },
    { date: '2027-01-01', name: 'New Year’s Day' },
  ])
  const closed = closedHolidays('2026-12-25', '2026-11-27').map(({ name }) => name)
  expect(closed).toEqual(['Christmas Day', 'New Year’s Day'])
  expect(closedHolidays('', '2026-08-28').map(({ date }) => date)).toEqual(['2026-11-26'])
  expect(closedHolidays('', '2026-08-27')).toEqual([])
})

test('the setting lists dates and opened holidays, one a line, blank lines among them', () => {
  for (const setting of ['', '2026-12-24', 'open 2026-12-25', '\n2026-12-24\n\nopen 2026-12-25\n'])
    expect(isBlockedDays(setting)).toBe(true)
  for (const setting of ['x', '2026-02-30', 'open 2026-02-30', 'open', '2026-12-24\nx', '2026-open 12-24'])
    expect(isBlockedDays(setting)).toBe(false)
  expect(listedDays('2026-12-24\n\nopen 2026-12-25\n2027-01-02')).toEqual(['2026-12-24', '2027-01-02'])
  expect(listedDays('')).toEqual([])
})

test.each([
  ['an open day is blocked', '', '2026-12-24', '2026-12-24'],
  ['days are in order', '2026-12-24\n2026-12-30', '2026-12-26', '2026-12-24\n2026-12-26\n2026-12-30'],
  ['a blocked day is opened', '2026-12-24\n2026-12-30', '2026-12-24', '2026-12-30'],
  ['a holiday is opened', '2026-12-24', '2026-12-25', '2026-12-24\nopen 2026-12-25'],
  ['an opened holiday is blocked', '2026-12-24\nopen 2026-12-25', '2026-12-25', '2026-12-24'],
  ['a holiday that is listed as well is opened', '2026-12-25', '2026-12-25', 'open 2026-12-25'],
])('%s', (_, setting, date, changed) => {
  expect(withDayToggled(setting, date)).toBe(changed)
  expect(blockedDays(changed).has(date)).toBe(!blockedDays(setting).has(date))
})

test.each([
  ['', {}],
  ['\n  \n', {}],
  ['Bakersfield: Tue, Fri', { bakersfield: [2, 5] }],
  ['bakersfield:fri,TUESDAY', { bakersfield: [2, 5] }],
  [' Terra Bella : Mon \n\nFresno: Tue', { 'terra-bella': [1], fresno: [2] }],
  ['Delano: Mon, Tues, Wed, Thurs, Fri, Sat', { delano: [1, 2, 3, 4, 5, 6] }],
  ['Fresno: Mon, Mon', { fresno: [1] }],
])('%j is read as it is meant', (setting, days) => {
  expect(townDaysProblem(setting)).toBeUndefined()
  expect(Object.fromEntries(townDays(setting))).toEqual(days)
})

test.each([
  ...['Bakersfeild: Tue', 'Bakersfield', 'Bakersfield:', 'Bakersfield: Tue,', 'Bakersfield: Tu'],
  ...['Bakersfield: Tuesdays', 'Bakersfield: Tue Fri', 'Bakersfield: Sun', 'Bakersfield: Tue: Fri'],
  ...[': Tue', 'Huron: Tue'],
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
