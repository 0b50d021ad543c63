import { expect, test } from '@jest/globals'
import { NEIGHBOURHOODS, POSITIONS } from '#schemas/facts/city-facts.ts'
import { LONGEST_LEAD, PLACES, type Place, placeName } from '#schemas/facts/places.ts'

const places: readonly Place[] = PLACES

test('each place has a slug of its name, and each with pages a position and neighbourhoods', () => {
  expect(places.map(({ slug }) => slug)).toEqual(
    places.map(({ name }) => name.toLowerCase().replace(' ', '-')),
  )
  for (const { slug, zips } of places.filter(({ hasCityPages }) => hasCityPages)) {
    // In the San Joaquin Valley.
    const [latitude = 0, longitude = 0] = POSITIONS[slug] ?? []
    expect(latitude > 35 && latitude < 37.5 && longitude > -120.5 && longitude < -118.5).toBe(true)
    expect(zips).not.toHaveLength(0)
    expect(NEIGHBOURHOODS[slug]).not.toHaveLength(0)
    for (const name of NEIGHBOURHOODS[slug] ?? []) expect(name).toMatch(/^[A-Z\d][\w' -]+$/)
  }
})

test('the cities with pages show these ZIP codes, of which those of another town have its name (P1.11, P1.12, P1.13)', () => {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`)
  const shown = places
    .filter(({ hasCityPages }) => hasCityPages)
    .map(({ name, zips }) => [name, zips.map(({ code, town }) => (town ? `${code} ${town}` : code))])
  expect(Object.fromEntries(shown)).toEqual({
    Hanford: ['93230', '93245 Lemoore', '93234 Huron', '93631 Kingsburg', '93249 Lost Hills'],
    Fresno: ['93650', ...range(93701, 93730)],
    Visalia: ['93277', '93291', '93292', '93266 Stratford', '93247 Lindsay'],
    Tulare: ['93274', '93272 Tipton', '93256 Pixley', '93219 Earlimart', '93215 Delano'],
    Lemoore: ['93245', '93230 Hanford', '93239 Kettleman City', '93204 Avenal', '93203 Arvin'],
    Clovis: ['93611', '93612', '93613', '93619'],
    Kingsburg: ['93631'],
    Porterville: ['93257', '93258'],
    Delano: ['93215', '93216'],
    Bakersfield: ['93301', ...range(93304, 93309), ...range(93311, 93314), '93263 Shafter', '93203 Arvin'],
  })
  const others = places.filter(({ hasCityPages }) => !hasCityPages).map(({ name }) => name)
  expect(others).toEqual([
    ...['Selma', 'Dinuba', 'Lindsay', 'Strathmore', 'Terra Bella', 'McFarland', 'Earlimart', 'Richgrove'],
    ...['Oildale', 'Rosedale', 'Shafter', 'Corcoran'],
  ])
})

test('a place is called by its slug; one that is not in the table has the longest lead (P1.10)', () => {
  const names = ['terra-bella', 'Elsewhere', undefined].map(placeName)
  expect(names).toEqual(['Terra Bella', 'Elsewhere', undefined])
  expect(LONGEST_LEAD).toBe(1)
})
