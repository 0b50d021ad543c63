import { expect, test } from '@jest/globals'
import { sizeText, spotLabel, suggestedAlt, whyNotShown } from '#frontend/admin/photos/photo-words.ts'
import type { Photo, PhotoSpot } from '#schemas/contract/photos.ts'

const photo = (id: string, spot: PhotoSpot, isHidden = false) => ({ id, spot, isHidden }) as Photo

test('only the first photograph that is not hidden shows at the top of the home page', () => {
  const home = { place: 'home' } as const
  const photos = [photo('a', home, true), photo('b', home), photo('c', home)]
  const reasons = photos.slice(1).map((one) => whyNotShown(one, photos))
  expect(reasons).toEqual([undefined, 'Waits: the first one shows'])
})

test('a half of a pair says what it waits for', () => {
  const before = photo('b', { place: 'before' })
  const after = photo('a', { place: 'after', before: 'b' })
  const second = photo('s', { place: 'after', before: 'b' })
  expect(whyNotShown(before, [before])).toBe('Waits for its picture after')
  expect(whyNotShown(after, [after])).toBe('Waits for its picture before')
  expect(whyNotShown(after, [photo('b', { place: 'team' }), after])).toBe('Waits for its picture before')
  const all = [before, after, second]
  const reasons = all.map((one) => whyNotShown(one, all))
  expect(reasons).toEqual([undefined, undefined, 'Waits: another picture is in its pair'])
  expect(whyNotShown(before, [before, { ...after, isHidden: true }])).toBe('Waits for its picture after')
})

test.each([
  [{ place: 'residential', city: 'hanford' }, 'Hanford, page for homes', 'at a home in Hanford'],
  [{ place: 'commercial', city: 'tulare' }, 'Tulare, page for businesses', 'at a business in Tulare'],
  [{ place: 'team' }, 'Team, on the home page', 'One of our crew'],
] as const)('the place %j and the suggestion for its picture name its city', (spot, label, suggestion) => {
  expect(spotLabel(spot)).toBe(label)
  expect(suggestedAlt(spot)).toContain(suggestion)
})

test('sizes are in kilobytes or megabytes', () => {
  const sizes = [10.45 * 1024 * 1024, 1024 * 1024, 1024 * 1024 - 1, 0].map(sizeText)
  expect(sizes).toEqual(['10.5 MB', '1 MB', '1024 KB', '0 KB'])
})
