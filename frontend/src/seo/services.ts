import { CITIES, type PageEntry } from '#frontend/content/pages.ts'
import { builtInFacts } from '#frontend/lib/site-store.ts'

type PageService = {
  name: string
  areas: string[]
  /** Dollars, when the page names a lowest price. */
  minPrice?: number
}

const FROM_PRICE = Number(builtInFacts.fromPrice.replace(/\D/g, ''))

/** The service that a page offers, in the words of its headline; nothing for pages about other things. */
export function servicesOf(entry: PageEntry, words: object): PageService | undefined {
  const city = CITIES.find(({ slug }) => 'slug' in words && slug === words.slug)
  switch (entry.template) {
    case 'home':
      return { name: 'Window cleaning', areas: CITIES.map(({ name }) => name), minPrice: FROM_PRICE }
    case 'residential-city':
      return city && { name: `${city.name} window cleaning`, areas: [city.name], minPrice: FROM_PRICE }
    case 'commercial-city':
      return city && { name: `Commercial window cleaning in ${city.name}`, areas: [city.name] }
    case 'landing': {
      const groups =
        'areas' in words ? (words.areas as { groups: { name: string; places: string[] }[] }) : undefined
      const areas =
        groups?.groups.flatMap(({ name, places }) => (name.endsWith('County') ? places : [name])) ?? []
      return { name: 'headline' in words ? String(words.headline) : entry.label, areas }
    }
    default:
      return undefined
  }
}
