import { searchLabels } from '#frontend/content/en/labels/search-engines.ts'
import type { Block, Landing, ServiceHours } from '#frontend/content/types.ts'
import { highestPrice, lowestPrice } from '#frontend/lib/facts.ts'
import { builtInPrices } from '#frontend/lib/site-store.ts'
import { areaGroups } from '#frontend/site/area-groups.ts'
import { CITIES, type PageEntry } from '#frontend/site/pages.ts'

/** What the words of a page can say about a service. */
export type ServiceWords = {
  slug?: string
  headline?: string
  hero?: { headline: string }
  services?: Block
  /** Of /services. */
  groups?: readonly { services?: readonly { title: string }[] }[]
  areas?: Landing['areas'] | Block
  hours?: ServiceHours
}

/** A town, with the postal codes that the page lists for it. */
export type ServiceArea = { town: string; postalCodes: string[] }

export type PageService = {
  name: string
  /** What kind of work it is, wherever it is done. */
  type: string
  areas: ServiceArea[]
  /** Titles of what it consists of. */
  parts: string[]
  /** When it is to be had, where the page says so. */
  hours?: ServiceHours | undefined
  /** Dollars: the base prices of the smallest and the largest home, where the page names both. */
  prices?: { from: number; to: number }
}

/** The service that a page offers, in the words of its headline; nothing for pages about other things. */
export function servicesOf(entry: PageEntry, words: ServiceWords): PageService | undefined {
  const city = CITIES.find(({ slug }) => slug === words.slug)
  const cards = [words.services?.cards ?? [], ...(words.groups ?? []).map(({ services = [] }) => services)]
  const parts = cards.flat().map(({ title }) => title)
  const type = typeOf(entry)
  const prices = {
    from: lowestPrice(builtInPrices, 'house_size'),
    to: highestPrice(builtInPrices, 'house_size'),
  }
  const everywhere = CITIES.map(({ name }) => withoutCodes(name))
  switch (entry.template) {
    case 'home':
      return { name: searchLabels.windowCleaning, type, areas: everywhere, parts, prices }
    case 'services':
      return { name: words.hero?.headline ?? entry.label, type, areas: everywhere, parts, prices }
    case 'residential-city':
      return (
        city && {
          name: searchLabels.residentialIn(city.name),
          type,
          areas: [withoutCodes(city.name)],
          parts,
          prices,
        }
      )
    case 'commercial-city':
      return (
        city && {
          name: searchLabels.commercialIn(city.name),
          type,
          areas: [withoutCodes(city.name)],
          parts,
        }
      )
    case 'landing': {
      const areas = words.areas && 'slugs' in words.areas ? areasOf(words.areas) : []
      return { name: words.headline ?? entry.label, type, areas, parts, hours: words.hours }
    }
    default:
      return undefined
  }
}

function typeOf({ template, path }: PageEntry): string {
  if (template === 'commercial-city') return searchLabels.commercialWindowCleaning
  if (template !== 'landing') return searchLabels.windowCleaning
  return path.endsWith('house-cleaning') ? searchLabels.houseCleaning : searchLabels.officeCleaning
}

function withoutCodes(town: string): ServiceArea {
  return { town, postalCodes: [] }
}

function areasOf(areas: Landing['areas']): ServiceArea[] {
  const groups = areaGroups(areas)
  if (areas.zipList) return groups.map(({ name, places }) => ({ town: name, postalCodes: places }))
  return groups.flatMap(({ places }) => places.map(withoutCodes))
}
