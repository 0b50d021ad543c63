import { expect, test } from '@jest/globals'
import { csvField } from '#frontend/admin/lib/csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1'])(
  'a text that a spreadsheet would run is disarmed: %j',
  (text) => {
    expect(csvField(text).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('numbers stay numbers, the absent stays empty, and a minus inside a text stays as it is', () => {
  expect([csvField(-5), csvField(undefined), csvField('8-10 AM')]).toEqual(['-5', '', '8-10 AM'])
})

test('commas, quotes and line breaks are quoted as RFC 4180 says', () => {
  expect(csvField('a "b", c\nd')).toBe('"a ""b"", c\nd"')
})
