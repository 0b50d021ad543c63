import type { ServicesContent } from '#frontend/content/info-types.ts'
import type { Block, Landing } from '#frontend/content/types.ts'
import { format } from '#frontend/lib/format.ts'
import { areaGroups } from '#frontend/site/area-groups.ts'
import { CITIES, cityOf } from '#frontend/site/cities.ts'
import type { PageService, ServiceArea } from '#frontend/site/page.ts'
import { searchLabels } from '#words/labels/search-engines.ts'

export function homeService(services: Block): PageService {
  const name = searchLabels.windowCleaning
  return { name, type: name, areas: everywhere(), parts: titlesOf(services), isPriced: true }
}

export function allServices({ hero, groups }: ServicesContent): PageService {
  return {
    name: hero.headline,
    type: searchLabels.windowCleaning,
    areas: everywhere(),
    parts: groups.flatMap(({ services }) => services.map(({ title }) => title)),
    isPriced: true,
  }
}

export function residentialService({ slug, services }: { slug: string; services?: Block }): PageService {
  const { name } = cityOf(slug)
  return {
    name: format(searchLabels.residentialIn, { city: name }),
    type: searchLabels.windowCleaning,
    areas: [withoutCodes(name)],
    parts: titlesOf(services),
    isPriced: true,
  }
}

export function commercialService({ slug }: { slug: string }): PageService {
  const { name } = cityOf(slug)
  return {
    name: format(searchLabels.commercialIn, { city: name }),
    type: searchLabels.commercialWindowCleaning,
    areas: [withoutCodes(name)],
    parts: [],
  }
}

/** Office or house cleaning. @param type one of the search labels */
export function cleaningService(type: string, { headline, services, areas, hours }: Landing): PageService {
  return { name: headline, type, areas: areasOf(areas), parts: titlesOf(services), hours }
}

const titlesOf = (block?: Block) => block?.cards?.map(({ title }) => title) ?? []
const withoutCodes = (town: string): ServiceArea => ({ town, postalCodes: [] })
const everywhere = () => CITIES.map(({ name }) => withoutCodes(name))

function areasOf(areas: Landing['areas']): ServiceArea[] {
  const groups = areaGroups(areas)
  if (areas.zipList) return groups.map(({ name, places }) => ({ town: name, postalCodes: places }))
  return groups.flatMap(({ places }) => places.map(withoutCodes))
}
