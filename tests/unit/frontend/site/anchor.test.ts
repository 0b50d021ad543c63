import { expect, test } from '@jest/globals'
import { anchorOf } from '#frontend/site/anchor.ts'

test('a heading keeps its accented letters in an anchor, as plain ones', () => {
  expect(anchorOf('Técnicas para años')).toBe('tecnicas-para-anos')
})

test('a heading becomes an anchor of lower-case words', () => {
  const anchors = ['Tools and equipment', '  What’s 100% new?! ', 'A--B'].map(anchorOf)
  expect(anchors).toEqual(['tools-and-equipment', 'what-s-100-new', 'a-b'])
})
