import { expect, test } from '@jest/globals'
import type { Translation } from '#frontend/content/types.ts'
import { format, formatHtml } from '#frontend/lib/format.ts'

test('values fill their places and unknown names stay', () => {
  const text: string = '{years} years, {unknown}, {fromPrice}, {years}'
  expect(format(text, { years: 7, fromPrice: '$1' })).toBe('7 years, {unknown}, $1, 7')
})

test('values are not filled in turn', () => {
  expect(format('{first} {last}', { first: '{last}', last: '{first}' })).toBe('{last} {first}')
})

// The compiler is the oracle: it rejects an expected error that does not occur.
test('the compiler knows the names in a text', () => {
  const label = '{first} to {last}' as const
  format(label, { first: 1, last: 2 })
  // @ts-expect-error The compiler must refuse this call: it leaves {last} in the text.
  format(label, { first: 1 })
  // @ts-expect-error The compiler must refuse this call: no {middle} in the text takes the value.
  format(label, { first: 1, last: 2, middle: 3 })
})

test('the compiler knows the keys and names that a translation must have', () => {
  const english = { days: '{first} to {last}', names: ['What', 'When'], title: 'Map' } as const
  type Spanish = Translation<typeof english>
  const spanish = { days: 'de {first} a {last}', names: ['Qué', 'Cuándo'], title: 'Mapa' } satisfies Spanish
  expect(format(spanish.days, { first: 1, last: 2 })).toBe('de 1 a 2')
  // @ts-expect-error A translation must keep {last}, or callers pass a value that nobody shows.
  void ({ ...spanish, days: 'de {first}' } satisfies Spanish)
  // @ts-expect-error A translation must keep both entries, because pages read them by position.
  void ({ ...spanish, names: ['Qué'] } satisfies Spanish)
  // @ts-expect-error A translation must have every label, or a page shows undefined.
  void ({ days: spanish.days, names: spanish.names } satisfies Spanish)
})

test('in markup the values are text', () => {
  const values = { businessName: '<b>Glass & Co</b>' }
  expect(formatHtml('<p>{businessName}</p>', values)).toBe('<p>&lt;b&gt;Glass &amp; Co&lt;/b&gt;</p>')
})
