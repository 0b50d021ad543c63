import { expect, test } from '@jest/globals'
import { format, formatHtml } from '#frontend/lib/format.ts'

test('values fill their places and unknown names stay', () => {
  const values = { years: '7+', fromPrice: '$1' }
  expect(format('{years} years, {unknown}, {fromPrice}, {years}', values)).toBe('7+ years, {unknown}, $1, 7+')
})

test('in markup the values are text', () => {
  const values = { businessName: '<b>Glass & Co</b>' }
  expect(formatHtml('<p>{businessName}</p>', values)).toBe('<p>&lt;b&gt;Glass &amp; Co&lt;/b&gt;</p>')
})
