import type { Link } from '#frontend/content/types.ts'
import { commercialCityPath, type Path, residentialCityPath } from '#frontend/lib/href.ts'
import { PLACES } from '#schemas/facts/places.ts'

/** The cities that have a residential and a commercial page, in the order lists show them. */
export const CITIES = PLACES.filter((place) => place.hasCityPages)

export type City = (typeof CITIES)[number]

/** @throws Error for a slug without city pages: its content is wrong */
export function cityOf(slug: string): City {
  const city = CITIES.find((place) => place.slug === slug)
  if (!city) throw new Error(`${slug} is no city with pages of its own`)
  return city
}

/** The cities that a city's page links to: those that are near, in their order, then all the rest. */
export function otherCities(slug: string, near: readonly string[]): City[] {
  const nearby = near.flatMap((other) => CITIES.filter((city) => city.slug === other))
  return [...nearby, ...CITIES.filter((city) => city.slug !== slug && !nearby.includes(city))]
}

const linksTo = (pathOf: (slug: string) => Path): Link[] =>
  CITIES.map(({ slug, name }) => ({ href: pathOf(slug), label: name }))

export const RESIDENTIAL_LINKS = linksTo(residentialCityPath)
export const COMMERCIAL_LINKS = linksTo(commercialCityPath)
