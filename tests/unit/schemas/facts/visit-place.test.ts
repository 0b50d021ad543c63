/** The place of a visit, from the chosen city and the address; only Lemoore is visited a day later. */
import { expect, test } from '@jest/globals'
import { ownZips, PLACES } from '#schemas/facts/places.ts'
import { placeOfVisit } from '#schemas/facts/visit-place.ts'

const placeOf = (address: string, city?: string) => placeOfVisit({ address, city })?.slug

test.each([
  ['1 Main St, Hanford, CA 93230', 'hanford'],
  ['PO Box 1, 93232', 'hanford'],
  ['93246', 'lemoore'],
  ['93275', 'tulare'],
  ['93730', 'fresno'],
  ['93212', 'corcoran'],
  // Towns of other cities' lists, with a page of their own and without.
  ['93631', 'kingsburg'],
  ['93234', 'hanford'],
  ['93239', 'lemoore'],
  ['93266', 'visalia'],
  ['93247', 'lindsay'],
  // On the lists of Lemoore and Bakersfield: the slower one counts.
  ['93203', 'lemoore'],
  // A house number can look like a ZIP code; the last one that is served counts.
  ['93230 Main St, Fresno, CA 93701', 'fresno'],
  ['93230 Main St 93701, 93277', 'visalia'],
  ['12345 Main St, Fresno', 'fresno'],
  ['932301 Fresno', 'fresno'],
])('the ZIP codes of %j are in %s', (address, slug) => {
  expect(placeOf(address)).toBe(slug)
})

test.each([
  ['1 Main St, Hanford', 'hanford'],
  ['1 Main St, FRESNO, ca', 'fresno'],
  ['Terra \n Bella', 'terra-bella'],
  ['Kettleman City', 'lemoore'],
  ['arvin', 'lemoore'],
  ['Huron', 'hanford'],
  ['Hanford Road, Lemoore', 'lemoore'],
  ['Lemoore Road, Hanford', 'lemoore'],
  ['Hanfordshire', undefined],
  ['Stryker was here', undefined],
  ['', undefined],
])('the towns of %j are %s', (address, slug) => {
  expect(placeOf(address)).toBe(slug)
})

test('the city that was chosen counts by slug or name, unless the address is visited later', () => {
  expect(placeOf('', 'terra-bella')).toBe('terra-bella')
  expect(placeOf('', ' Terra Bella ')).toBe('terra-bella')
  expect(placeOf('Fresno', 'hanford')).toBe('hanford')
  expect(placeOf('Lemoore', 'hanford')).toBe('lemoore')
  expect(placeOf('Hanford', 'lemoore')).toBe('lemoore')
  expect(placeOf('1 Main St', 'hanford')).toBe('hanford')
  expect(placeOf('Hanford', 'elsewhere')).toBe('hanford')
  expect(placeOfVisit({})).toBeUndefined()
})

test('the codes of other towns are not a place’s own', () => {
  expect(PLACES.slice(0, 3).map(ownZips)).toMatchObject([
    ['93230'],
    { length: 31 },
    ['93277', '93291', '93292'],
  ])
  expect(ownZips(PLACES[0])).toEqual(['93230'])
})
