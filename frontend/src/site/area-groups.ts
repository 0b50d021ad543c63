import type { Landing } from '#frontend/content/types.ts'
import { format } from '#frontend/lib/format.ts'
import { ownZips, PLACES, type Place } from '#schemas/facts/places.ts'
import { landingLabels } from '#words/labels/frame.ts'

/** Each town with the zip codes that such a page lists; without a list of codes, each county with its towns. */
export function areaGroups({ slugs, zipList }: Landing['areas']): { name: string; places: string[] }[] {
  const towns = slugs.flatMap((slug) => (PLACES as readonly Place[]).filter((place) => place.slug === slug))
  if (zipList) {
    return towns.map((town) => ({
      name: town.name,
      places: [...ownZips(town), ...(town.moreZips?.[zipList] ?? [])],
    }))
  }
  return [...new Set(towns.map(({ county }) => county))].map((county) => ({
    name: format(landingLabels.county, { name: county }),
    places: towns.filter((town) => town.county === county).map(({ name }) => name),
  }))
}
