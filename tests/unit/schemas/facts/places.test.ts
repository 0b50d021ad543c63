import { expect, test } from '@jest/globals'
import { NEIGHBOURHOODS, POSITIONS } from '#schemas/facts/city-facts.ts'
import { leadDaysOf, PLACES, type Place, placeName } from '#schemas/facts/places.ts'

const places: readonly Place[] = PLACES

/** County, lead days, position and zip codes; a code of another town has its name in brackets. */
const TOWNS: Record<string, string> = {
  Hanford: 'Kings 0 36.33,-119.65 93230 93245[Lemoore] 93234[Huron] 93631[Kingsburg] 93249[Lost Hills]',
  Fresno: `Fresno 0 36.74,-119.79 93650 ${Array.from({ length: 30 }, (_, index) => 93_701 + index).join(' ')}`,
  Visalia: 'Tulare 0 36.33,-119.29 93277 93291 93292 93266[Stratford] 93247[Lindsay]',
  Tulare: 'Tulare 0 36.21,-119.35 93274 93272[Tipton] 93256[Pixley] 93219[Earlimart] 93215[Delano]',
  Lemoore: 'Kings 1 36.3,-119.78 93245 93230[Hanford] 93239[Kettleman City] 93204[Avenal] 93203[Arvin]',
  Clovis: 'Fresno 0 36.83,-119.7 93611 93612 93613 93619',
  Kingsburg: 'Fresno 0 36.51,-119.55 93631',
  Porterville: 'Tulare 0 36.07,-119.02 93257 93258',
  Delano: 'Kern 0 35.77,-119.25 93215 93216',
  Bakersfield: `Kern 0 35.37,-119.02 93301 93304 93305 93306 93307 93308 93309 93311 93312 93313 93314 ${[
    '93263[Shafter]',
    '93203[Arvin]',
  ].join(' ')}`,
  ...{ Selma: 'Fresno 0', Dinuba: 'Tulare 0', Lindsay: 'Tulare 0', Strathmore: 'Tulare 0' },
  ...{ 'Terra Bella': 'Tulare 0', McFarland: 'Kern 0', Earlimart: 'Tulare 0', Richgrove: 'Tulare 0' },
  ...{ Oildale: 'Kern 0', Rosedale: 'Kern 0', Shafter: 'Kern 0', Corcoran: 'Kings 0 93212' },
}

test('places are where they are, with their own zip codes and those of their neighbours', () => {
  const listed = places.map(({ slug, name, county, leadDays, zips }) => {
    const geo = POSITIONS[slug]
    const codes = zips.map(({ code, town }) => (town ? `${code}[${town}]` : code))
    return [name, [county, leadDays, ...(geo ? [geo.join()] : []), ...codes].join(' ')]
  })
  expect(Object.fromEntries(listed)).toEqual(TOWNS)
  const slugs = places.map(({ name }) => name.toLowerCase().replace(' ', '-'))
  expect(places.map(({ slug }) => slug)).toEqual(slugs)
  const withPages = places.filter(({ hasCityPages }) => hasCityPages).map(({ name }) => name)
  expect(withPages).toEqual(Object.keys(TOWNS).slice(0, 10))
  const named = Object.entries(NEIGHBOURHOODS)
  expect(named.map(([slug]) => slug)).toEqual(slugs.slice(0, 10))
  for (const [, neighbourhoods] of named) {
    expect(neighbourhoods).not.toHaveLength(0)
    for (const name of neighbourhoods) expect(name).toMatch(/^[A-Z\d][\w' -]+$/)
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
