import { expect, test } from '@jest/globals'
import { settingProblem } from '#schemas/contract/settings.ts'
import { DEFAULT_SETTINGS, SETTINGS } from '#schemas/defaults/settings.ts'

/** A mailbox gets one marketing mail in as many days (P33.11). */
const WEEK = 7

test('the default days of reminders can be kept: they are a week apart or more', () => {
  const days = DEFAULT_SETTINGS.follow_up_days.split(',').map(Number)
  expect(days).toHaveLength(3)
  for (const [index, day] of days.entries())
    if (index > 0) expect(day - (days[index - 1] ?? 0)).toBeGreaterThanOrEqual(WEEK)
})

test('every default but what only the owner knows keeps the rule of its setting', () => {
  for (const { key, rule, value } of SETTINGS.filter(({ value }) => !['', 'unanswered'].includes(value)))
    expect([key, settingProblem(rule, value)]).toEqual([key, undefined])
})
