import { expect, test } from '@jest/globals'
import { NEIGHBOURHOODS, POSITIONS } from '#schemas/facts/city-facts.ts'
import { leadDaysOf, PLACES, type Place, placeName } from '#schemas/facts/places.ts'

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

test('a place is called by its slug; one that is not in the table has the longest lead', () => {
  expect(['terra-bella', 'Elsewhere', undefined].map(placeName)).toEqual([
    'Terra Bella',
    'Elsewhere',
    undefined,
  ])
  expect(['hanford', 'lemoore', 'elsewhere'].map(leadDaysOf)).toEqual([0, 1, 1])
})
