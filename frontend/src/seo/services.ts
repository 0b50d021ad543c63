import { CITIES, type PageEntry } from '#frontend/content/pages.ts'
import type { Block, Landing, ServiceHours } from '#frontend/content/types.ts'
import { type AreaGroup, areaGroups } from '#frontend/lib/area-groups.ts'
import { lowestPrice } from '#frontend/lib/facts.ts'
import { builtInPrices } from '#frontend/lib/site-store.ts'

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
  areas: ServiceArea[]
  /** Titles of what it consists of. */
  parts: string[]
  /** When it is to be had, where the page says so (decision 3). */
  hours?: ServiceHours | undefined
  /** Dollars, when the page names a lowest price. */
  minPrice?: number
}

/** The service that a page offers, in the words of its headline; nothing for pages about other things. */
export function servicesOf(entry: PageEntry, words: ServiceWords): PageService | undefined {
  const city = CITIES.find(({ slug }) => slug === words.slug)
  const cards = [words.services?.cards ?? [], ...(words.groups ?? []).map(({ services = [] }) => services)]
  const parts = cards.flat().map(({ title }) => title)
  const minPrice = lowestPrice(builtInPrices, 'house_size')
  const everywhere = CITIES.map(({ name }) => withoutCodes(name))
  switch (entry.template) {
    case 'home':
      return { name: 'Window cleaning', areas: everywhere, parts, minPrice }
    case 'services':
      return { name: words.hero?.headline ?? entry.label, areas: everywhere, parts, minPrice }
    case 'residential-city':
      return (
        city && { name: `${city.name} window cleaning`, areas: [withoutCodes(city.name)], parts, minPrice }
      )
    case 'commercial-city':
      return (
        city && {
          name: `Commercial window cleaning in ${city.name}`,
          areas: [withoutCodes(city.name)],
          parts,
        }
      )
    case 'landing': {
      const areas = words.areas && 'slugs' in words.areas ? areaGroups(words.areas).flatMap(areasOf) : []
      return { name: words.headline ?? entry.label, areas, parts, hours: words.hours }
    }
    default:
      return undefined
  }
}

function withoutCodes(town: string): ServiceArea {
  return { town, postalCodes: [] }
}

/** A group is a county with its towns, or a town with its postal codes. */
function areasOf({ name, places }: AreaGroup): ServiceArea[] {
  return name.endsWith('County') ? places.map(withoutCodes) : [{ town: name, postalCodes: places }]
}
