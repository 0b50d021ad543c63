/** The place of a visit, from the chosen city and the address, and how far it is; only Lemoore is visited a day later. */
import { expect, test } from '@jest/globals'
import { ownZips, PLACES } from '#schemas/facts/places.ts'
import { placeOfVisit, reachOf, reachOfAddress, townOfZip, zipIn, zipOf } from '#schemas/facts/visit-place.ts'

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
  // A street of another town's name is not in that town.
  ['1 Lemoore Ave, Hanford, CA 93230', 'hanford'],
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
  const zips = PLACES.slice(0, 3).map(ownZips)
  expect(zips).toMatchObject([['93230'], { length: 31 }, ['93277', '93291', '93292']])
})

test.each([
  // The first and last code of each neighbouring block.
  ['93199', 'far'],
  ['93200', 'near'],
  ['93299', 'near'],
  ['93399', 'near'],
  ['93400', 'far'],
  ['93599', 'far'],
  ['93600', 'near'],
  ['93700', 'near'],
  ['93799', 'near'],
  ['93800', 'far'],
  ['00000', 'far'],
  ['19320', 'far'],
  // Between codes of the list.
  ['93229', 'near'],
  ['93230', 'listed'],
  ['93231', 'near'],
  ['93232', 'listed'],
  ['93701', 'listed'],
  ['93730', 'listed'],
  ['93731', 'near'],
])('%s is %s (P39.11)', (zip, reach) => {
  expect(reachOf(zip)).toBe(reach)
})

test.each([
  ['93230', '93230'],
  [' 93230-1234 ', '93230'],
  ['9323', undefined],
  ['932301', undefined],
  ['93230-12', undefined],
  ['9323O', undefined],
  ['Hanford', undefined],
  ['', undefined],
])('%j has the ZIP code %s', (text, zip) => {
  expect(zipIn(text)).toBe(zip)
})

test('a code of another town on a city’s list is called by that town', () => {
  const towns = ['93230', '93234', '93232', '93301', '93202'].map(townOfZip)
  expect(towns).toEqual(['Hanford', 'Huron', 'Hanford', 'Bakersfield', undefined])
})

/** Of the four counties, one for each way of writing, and none of it may look far away. */
const OURS = [
  '1523 G St, Reedley, CA 93654',
  '155 W Durian Ave, Coalinga, CA 93210',
  '137 N F St, Exeter, CA 93221',
  '764 E St, Wasco, CA 93280',
  '1700 7th St, Sanger, CA 93657',
  '10870 14th Ave, Armona, CA 93202',
  '20896 Malsbary Ave, Riverdale, CA 93656',
  '30901 Road 67, Goshen, CA 93227',
  '909 W Visalia Rd, Farmersville, CA 93223-1234',
  '12345 Excelsior Ave, Hanford',
  '12345 Excelsior Ave',
  '15234 Grangeville Blvd, Hanford, CA',
  'Hanford, Grangeville Blvd 15234',
  'Grangeville Blvd 15234',
  '15234 GRANGEVILLE RD 15235 HANFORD',
  '200 W Lacey Blvd, Unit 10118, Hanford',
  'Hanford, 200 W Lacey Blvd # 10118',
  '200 W Lacey Blvd, gate code 10118',
  'PO Box 10118',
  '559-555-0142, 100 Main St, Hanford',
]
test.each(OURS)('%s is not far (P39.12)', (address) => {
  expect(reachOfAddress(address)).not.toBe('far')
})

test.each([
  ['500 Howard St, San Francisco, CA 94103', '94103'],
  ['1 Market St, San Francisco 94103', '94103'],
  ['1 Market St 94103', '94103'],
  ['1 Market St\n94103', '94103'],
  ['94103', '94103'],
  ['350 5th Ave, New York 10118', '10118'],
  ['350 5th Ave, New York, NY 10118-0110, USA', '10118'],
  ['Empire State Building, New York, 10118', '10118'],
  ['15234 Fresno St, Oakland CA 94618. Gate code 1234', '94618'],
  ['1 Main St, calif. 90001 (rear house)', '90001'],
  ['Fresno, CA 93701; billing: 1 Market St, San Francisco, CA 94103', '94103'],
])('%s is far, by %s (P39.12)', (address, zip) => {
  expect(zipOf(address)).toBe(zip)
  expect(reachOfAddress(address)).toBe('far')
})
