/** THE page registry. Router, static build, sitemap, breadcrumbs and tests loop over it; adding a page is a line here. */
import { PLACES } from '#schemas/places.ts'

export type TemplateName = 'home' | 'not-found'

export type PageEntry = {
  path: `/${string}`
  /** File below templates/, without `.tsx`. */
  template: TemplateName
  /** File below content/, without `.ts`; it exports `content`. */
  words: string
  /** The page this one is a second address of. */
  canonical?: `/${string}`
  /** Kept out of search engines and the sitemap. */
  isHidden?: boolean
}

/** The cities that have a residential and a commercial page, in the order lists show them. */
export const CITIES = PLACES.filter((place) => place.hasCityPages)

export const NOT_FOUND: PageEntry = {
  path: '/404',
  template: 'not-found',
  words: 'pages/not-found',
  isHidden: true,
}

export const pages: readonly PageEntry[] = [{ path: '/', template: 'home', words: 'home' }, NOT_FOUND]

/** The entry of a browser's path, whatever its trailing slash; unknown paths get the not-found page. */
export function findPage(pathname: string): PageEntry {
  const path = pathname.replace(/(.)\/+$/, '$1')
  return pages.find((page) => page.path === path) ?? NOT_FOUND
}
