import { expect, test } from '@jest/globals'
import type { Translation } from '#frontend/content/types.ts'
import { format, formatHtml, lineStart, money } from '#frontend/lib/format.ts'

test('values fill their places and unknown names stay', () => {
  const text: string = '{years} years, {unknown}, {fromPrice}, {years}'
  expect(format(text, { years: 7, fromPrice: '$1' })).toBe('7 years, {unknown}, $1, 7')
})

test('values are not filled in turn', () => {
  expect(format('{first} {last}', { first: '{last}', last: '{first}' })).toBe('{last} {first}')
})

/** True if a value of the first type may be used as the second. The compiler computes it. */
type Fits<Value, Wanted> = Value extends Wanted ? true : false

// These tests fail in the type check: a constant of type `false` takes no `true`.
test('the compiler knows the names in a text', () => {
  const label = '{first} to {last}' as const
  type Values = Parameters<typeof format<typeof label>>[1]
  const isPartEnough: Fits<{ first: number }, Values> = false
  const isOtherName: Fits<'middle', keyof Values> = false
  expect([isPartEnough, isOtherName]).toEqual([false, false])
  expect(format(label, { first: 1, last: 2 })).toBe('1 to 2')
})

test('the compiler knows the keys and names that a translation must have', () => {
  const english = { days: '{first} to {last}', names: ['What', 'When'], title: 'Map' } as const
  type Spanish = Translation<typeof english>
  const spanish = { days: 'de {first} a {last}', names: ['Qué', 'Cuándo'], title: 'Mapa' } satisfies Spanish
  expect(format(spanish.days, { first: 1, last: 2 })).toBe('de 1 a 2')
  const mayLoseName: Fits<'de {first}', Spanish['days']> = false
  const mayLoseEntry: Fits<readonly ['Qué'], Spanish['names']> = false
  const mayLoseLabel: Fits<Omit<Spanish, 'title'>, Spanish> = false
  expect([mayLoseName, mayLoseEntry, mayLoseLabel]).toEqual([false, false, false])
})

test('in markup the values are text', () => {
  const values = { businessName: '<b>Glass & Co</b>' }
  expect(formatHtml('<p>{businessName}</p>', values)).toBe('<p>&lt;b&gt;Glass &amp; Co&lt;/b&gt;</p>')
})

test('a line begins with a capital, also a day in Spanish (P41.8)', () => {
  expect(lineStart('lunes 3 de noviembre')).toBe('Lunes 3 de noviembre')
  expect(lineStart('8-10 AM')).toBe('8-10 AM')
  expect(lineStart('')).toBe('')
})

test('money shows cents only when there are some', () => {
  expect([money(1234), money('179.00'), money('12.50')]).toEqual(['$1,234', '$179', '$12.50'])
  const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  for (const amount of [-1234567.05, -30, -0.5, 0, 0.01, 999.99, 1000, 99999.5, 1000000]) {
    expect(money(amount)).toBe(cents.format(amount).replace('.00', ''))
  }
})
