/** THE page registry. Bundler, prerendering, sitemap, breadcrumbs and tests loop over it; adding a page is a line here. */
import { PLACES } from '#schemas/facts/places.ts'

type TemplateName =
  | 'booking'
  | 'commercial-city'
  | 'commercial-contact'
  | 'commercial-quote'
  | 'glossary'
  | 'home'
  | 'landing'
  | 'near-me'
  | 'not-found'
  | 'quote-submitted'
  | 'residential-city'
  | 'services'
  | 'statement'
  | 'why-window-cleaning'

export type PageEntry = {
  path: `/${string}`
  /** File below templates/, without `.tsx`. */
  template: TemplateName
  /** File below content/, without `.ts`; it exports `content`. */
  words: string
  /** Short name, in breadcrumbs. */
  label: string
  /** The page above it in the breadcrumbs, when that is not the home page. */
  parent?: `/${string}`
  /** The page this one is a second address of. */
  canonical?: `/${string}`
  /** Kept out of search engines and the sitemap. */
  isHidden?: boolean
  /** Where its readers see a price; without one they call. */
  quoteHref?: string
}

const HOME_QUOTE = '/#quote'
const COMMERCIAL_QUOTE = '/commercial-quote#calculator'

/** The calculator, which then knows the city. */
const cityQuote = (slug: string) => `/?city=${slug}#quote`

/** The cities that have a residential and a commercial page, in the order lists show them. */
export const CITIES = PLACES.filter((place) => place.hasCityPages)

type City = (typeof CITIES)[number]

export const HOME: PageEntry = {
  path: '/',
  template: 'home',
  words: 'home',
  label: 'Home',
  quoteHref: HOME_QUOTE,
}

export const NOT_FOUND: PageEntry = {
  path: '/404',
  template: 'not-found',
  words: 'pages/not-found',
  label: 'Page not found',
  isHidden: true,
  quoteHref: HOME_QUOTE,
}

const RESIDENTIAL = '/residential-window-cleaning-near-me'
const COMMERCIAL = '/commercial-window-cleaning-near-me'

const residentialCities = CITIES.map(
  ({ slug, name }): PageEntry => ({
    path: `/${slug}-window-cleaning`,
    template: 'residential-city',
    words: `residential/${slug}`,
    label: name,
    parent: RESIDENTIAL,
    quoteHref: cityQuote(slug),
  }),
)

const commercialCities = CITIES.map(
  ({ slug, name }): PageEntry => ({
    path: `/${slug}-commercial-window-cleaning`,
    template: 'commercial-city',
    words: `commercial/${slug}`,
    label: name,
    parent: COMMERCIAL,
    quoteHref: COMMERCIAL_QUOTE,
  }),
)

export const pages: readonly PageEntry[] = [
  HOME,
  {
    path: '/services',
    template: 'services',
    words: 'info/services',
    label: 'Services',
    quoteHref: HOME_QUOTE,
  },
  {
    path: '/commercial-quote',
    template: 'commercial-quote',
    words: 'pages/commercial-quote',
    label: 'Commercial quote',
    quoteHref: COMMERCIAL_QUOTE,
  },
  {
    path: '/commercial-contact',
    template: 'commercial-contact',
    words: 'pages/commercial-contact',
    label: 'Commercial contact',
    parent: '/commercial-quote',
    quoteHref: COMMERCIAL_QUOTE,
  },
  { path: '/booking', template: 'booking', words: 'pages/booking', label: 'Booking' },
  {
    path: '/quote-submitted',
    template: 'quote-submitted',
    words: 'pages/quote-submitted',
    label: 'Quote submitted',
    isHidden: true,
  },
  {
    path: RESIDENTIAL,
    template: 'near-me',
    words: 'info/residential-near-me',
    label: 'Residential window cleaning',
    quoteHref: HOME_QUOTE,
  },
  {
    path: COMMERCIAL,
    template: 'near-me',
    words: 'info/commercial-near-me',
    label: 'Commercial window cleaning',
    quoteHref: COMMERCIAL_QUOTE,
  },
  {
    path: '/why-window-cleaning',
    template: 'why-window-cleaning',
    words: 'info/why-window-cleaning',
    label: 'Why clean windows',
    quoteHref: HOME_QUOTE,
  },
  {
    path: '/window-cleaning-glossary',
    template: 'glossary',
    words: 'info/glossary',
    label: 'Glossary',
    quoteHref: HOME_QUOTE,
  },
  {
    path: '/office-cleaning',
    template: 'landing',
    words: 'landing/office-cleaning',
    label: 'Office cleaning',
  },
  {
    path: '/hanford-office-cleaning',
    template: 'landing',
    words: 'landing/hanford-office-cleaning',
    label: 'Hanford',
    parent: '/office-cleaning',
  },
  {
    path: '/tulare-office-cleaning',
    template: 'landing',
    words: 'landing/tulare-office-cleaning',
    label: 'Tulare',
    parent: '/office-cleaning',
  },
  {
    path: '/hanford-house-cleaning',
    template: 'landing',
    words: 'landing/hanford-house-cleaning',
    label: 'House cleaning in Hanford',
  },
  ...residentialCities,
  {
    path: '/window-cleaning-hanford',
    template: 'residential-city',
    words: 'residential/hanford',
    label: 'Hanford',
    parent: RESIDENTIAL,
    canonical: '/hanford-window-cleaning',
    quoteHref: cityQuote('hanford'),
  },
  ...commercialCities,
  { path: '/privacy', template: 'statement', words: 'info/privacy', label: 'Privacy', quoteHref: HOME_QUOTE },
  {
    path: '/accessibility',
    template: 'statement',
    words: 'info/accessibility',
    label: 'Accessibility',
    quoteHref: HOME_QUOTE,
  },
  NOT_FOUND,
]

/** The cities that a city's page links to: those that are near, in their order, then all the rest. */
export function otherCities(slug: string, near: readonly string[]): City[] {
  const nearby = near.flatMap((other) => CITIES.filter((city) => city.slug === other))
  return [...nearby, ...CITIES.filter((city) => city.slug !== slug && !nearby.includes(city))]
}

/** The entry of a browser's path, whatever its trailing slash; unknown paths get the not-found page. */
export function findPage(pathname: string): PageEntry {
  const path = pathname.replace(/(.)\/+$/, '$1')
  return pages.find((page) => page.path === path) ?? NOT_FOUND
}

/** A page with all above it, the home page first. */
export function trailOf(entry: PageEntry): PageEntry[] {
  if (entry.path === HOME.path) return [HOME]
  const above = entry.parent ? findPage(entry.parent) : HOME
  return [...trailOf(above), entry]
}

/** A page's template and words, relative to frontend/. */
export function moduleFiles({ template, words }: PageEntry) {
  return { template: `src/site/pages/${template}-page.tsx`, words: `src/content/en/${words}.ts` }
}
