import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { expressionsOf } from '#functions/table/expression.ts'
import {
  dateWords,
  idWords,
  phoneWords,
  priceWords,
  readSearch,
  searchFilter,
  searchText,
} from '#functions/table/search.ts'
import * as LIMITS from '#schemas/facts/limits.ts'

/** DynamoDB takes an expression of 300 operators and functions; n spellings make at most 2n. */
const MOST_SPELLINGS = 150

test('no search, however it is written, asks the table for more than it takes', () => {
  const piece = fc.constantFrom(
    'jun 1 ',
    'may 2,',
    'december 31 ',
    '1/1 ',
    '1-23 ',
    '+1 ',
    'a ',
    'a-',
    '’',
    '555-0199 ',
    ',',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { terms } = readSearch(pieces.join('').slice(0, LIMITS.search).trim())
      expect(terms.flat().length).toBeLessThan(MOST_SPELLINGS)
      for (const spellings of terms) expect(spellings.length).toBeGreaterThan(0)
    }),
  )
})

const ends = (...days: string[]) => days.flatMap((day) => [',', ' ', '.', '/', '\n'].map((end) => day + end))

test('a record is found by what is written in it, each part on a line of its own, in lower case', () => {
  expect(searchText(['Ana Ruiz', undefined, '', 'Gate B'])).toBe('ana ruiz\ngate b\n')
  expect(phoneWords('+1 (559) 555-0111')).toBe('+1 (559) 555-0111 5595550111')
  expect(phoneWords('155-0111')).toBe('155-0111 1550111')
  expect(phoneWords('215595550111')).toBe('215595550111 215595550111')
  expect(phoneWords('155955501112')).toBe('155955501112 155955501112')
  expect(priceWords(1234567)).toBe('$1,234,567 $1234567')
  expect(idWords('quote', '0f8fad5b-d9cb-469f-a165-70867728950e')).toBe('quote 0f8fad5b')
})

test('a date is found as it is stored, shown and typed, in every month and on every weekday', () => {
  expect(dateWords('2026-11-05')).toBe(
    '2026-11-05 thursday nov 5, 2026 november 5, 2026 11/5/2026 11/05/2026',
  )
  const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
  for (let month = 1; month <= 12; month += 1) {
    const date = `2026-${String(month).padStart(2, '0')}-${10 + month}`
    const [weekday = '', monthAndDay = ''] = full.format(new Date(date)).toLowerCase().split(', ')
    expect(dateWords(date)).toContain(`${date} ${weekday} ${monthAndDay.slice(0, 3)} `)
    expect(dateWords(date)).toContain(`${monthAndDay}, 2026`)
  }
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => dateWords(`2026-11-0${day}`).split(' ')[1])
  expect(week.join(' ')).toBe('sunday monday tuesday wednesday thursday friday saturday')
})

test.each([
  ['', []],
  ['Ana  RUIZ', [['ana'], ['ruiz']]],
  ['ruiz, ana;', [['ruiz'], ['ana']]],
  ['"Ruiz, Ana" <ana@x.example>', [['ruiz'], ['ana'], ['ana@x.example']]],
  ['"', [['"']]],
  [',', [[',']]],
  ['ana,ruiz ana,;', [['ana,ruiz'], ['ana']]],
  ['n. douty st. nov 5.', [ends('nov 5', 'november 5'), ['n'], ['douty'], ['st']]],
  ['Nov 5', [ends('nov 5', 'november 5')]],
  ['november 05,', [ends('nov 5', 'november 5')]],
  ['Sept. 5th', [ends('sep 5', 'september 5')]],
  [
    'jan  31st feb 2nd mar 3rd',
    [ends('jan 31', 'january 31'), ends('feb 2', 'february 2'), ends('mar 3', 'march 3')],
  ],
  ['may 2', [ends('may 2')]],
  ['ana,nov 5,ruiz', [ends('nov 5', 'november 5'), ['ana'], ['ruiz']]],
  ['unit 5', [['unit'], ['5']]],
  ['nov 5-6', [['nov'], ['5-6']]],
  ['nov 5/6', [['nov'], ends('5/6')]],
  ['x 11/5', [ends('11/5'), ['x']].toReversed()],
  ['11/15', [ends('11/15')]],
  ['11/5/2026', [['11/5/2026']]],
  ['123/45', [['123/45']]],
  ['0f8fad5b-d9cb-469f-a165-70867728950e', [['0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5b']]],
  ['x0f8fad5b-d9cb-469f-a165-70867728950e', [['x0f8fad5b-d9cb-469f-a165-70867728950e']]],
  ['0f8fad5b-d9cb-469f-a165-70867728950ef', [['0f8fad5b-d9cb-469f-a165-70867728950ef']]],
  ['555-0199', [['555-0199', '5550199']]],
  ['1-23', [['1-23', '123']]],
  ['1-2', [['1-2']]],
  ['123', [['123']]],
  ['a-123', [['a-123']]],
  ['123-a', [['123-a']]],
])('the search %j looks for %j', (typed, terms) => {
  expect(readSearch(typed).terms).toEqual(terms)
})

/** A search of any row, as DynamoDB answers `contains`. */
function finds(q: string, stored: string): boolean {
  const text = searchText([stored])
  return readSearch(q).terms.every((spellings) => spellings.some((spelling) => text.includes(spelling)))
}

test.each([
  [["Pat O'Brien", 'Pat O’Brien', 'pat obrien', 'PAT O‘BRIEN', 'Pat OʼBrien', 'Pat O´Brien', 'Pat O`Brien']],
  [['José Muñoz', 'Jose\u0301 Mun\u0303oz', 'jose munoz', 'JOSÉ MUÑOZ']],
  [['Đặng Søren Łøß Æœı', 'dang soren loss aeoei', 'ĐẶNG SØREN ŁØẞ ÆŒI']],
  [['Ana Smith-Jones', 'Ana Smith‑Jones', 'Ana Smith–Jones', 'Smith Jones Ana']],
  [['12-14 Elm St', '12–14 Elm St', '12−14 Elm St']],
  [["dog won't bite", 'dog won’t bite', 'wont']],
] as const)('%j find each other, however they are typed and stored', (spellings) => {
  for (const stored of spellings.filter((text) => text.includes(' ')))
    for (const q of spellings) expect([q, stored, finds(q, stored)]).toEqual([q, stored, true])
  expect(finds('pat munoz elm', spellings[0])).toBe(false)
})

test('a dot behind a shortened word is found where none is stored, and the other way round (P17.2)', () => {
  for (const q of ['742 n. douty st.', '742 N Douty St'])
    for (const stored of ['742 N Douty St, Hanford', '742 N. Douty St., Hanford'])
      expect([q, stored, finds(q, stored)]).toEqual([q, stored, true])
})

test('a customer is found with a country code, and a price with no cents (P17.2)', () => {
  const stored = `Ana Ruiz\n${phoneWords('(559) 555-0111')}\n${priceWords(1238)}`
  for (const q of ['ana +1 559 5550111', '+1(559)555-0111 ruiz', 'ruiz +15595550111', '1238.00', '$1,238.00'])
    expect([q, finds(q, stored)]).toEqual([q, true])
  for (const q of ['Ana +1 559 555 0112', '1238.50', '1239.00'])
    expect([q, finds(q, stored)]).toEqual([q, false])
})

test('marks alone are a search that finds nothing', () => {
  for (const q of ["'", '’ ’', '\u0301']) expect([q, finds(q, "Pat O'Brien")]).toEqual([q, false])
  expect(finds("pat ' brien", 'Pat O’Brien')).toBe(true)
})

test('five days are read as days, more are words', () => {
  const { terms } = readSearch('jan 1 feb 1 mar 1 apr 1 may 1 jun 1')
  expect(terms.slice(0, 5)).toEqual(
    [
      ['jan 1', 'january 1'],
      ['feb 1', 'february 1'],
      ['mar 1', 'march 1'],
      ['apr 1', 'april 1'],
      ['may 1'],
    ].map((days) => ends(...days)),
  )
  expect(terms.slice(5)).toEqual([['jun'], ['1']])
})

test('a search of seven digits with separators is a phone number, without the 1 of the country', () => {
  const phone = (q: string) => readSearch(q).phone
  expect(phone('+1 (559) 555-0111')).toBe('5595550111')
  expect(phone('555 0111')).toBe('5550111')
  expect(phone('1.555.0111')).toBe('15550111')
  for (const q of ['555 011', 'ana 5550111', '5550111 ana', '']) expect(phone(q)).toBeUndefined()
})

test.each([
  ['Ana', 'contains(#0, :0)', ['ana']],
  ['ana 555-01', 'contains(#0, :0) AND (contains(#0, :1) OR contains(#0, :2))', ['ana', '555-01', '55501']],
  ['5550101', 'contains(#0, :0) OR contains(#0, :1)', ['5550101', '5550101']],
])(
  'a filter of %j asks for every word in any of its spellings, or for the phone number',
  (q, filter, values) => {
    const asked = expressionsOf({ FilterExpression: searchFilter(q) })
    expect(asked.FilterExpression).toBe(filter)
    expect(Object.values(asked.ExpressionAttributeValues || {})).toEqual(values)
  },
)
