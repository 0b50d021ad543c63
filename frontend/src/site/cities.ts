import type { Link } from '#frontend/content/types.ts'
import { commercialCityPath, href, residentialCityPath } from '#frontend/lib/href.ts'
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

export const RESIDENTIAL_LINKS: Link[] = CITIES.map(({ slug, name }) => ({
  href: href(residentialCityPath(slug)),
  label: name,
}))

export const COMMERCIAL_LINKS: Link[] = CITIES.map(({ slug, name }) => ({
  href: href(commercialCityPath(slug)),
  label: name,
}))
