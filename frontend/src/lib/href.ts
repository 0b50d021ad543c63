import { language } from '#words/language.ts'

/** Addresses of the pages that code links to. The links of content files are data. */
export const PATHS = {
  home: '/',
  services: '/services',
  booking: '/booking',
  quoteSubmitted: '/quote-submitted',
  visit: '/visit',
  quote: '/quote',
  answer: '/answer',
  mails: '/mails',
  undo: '/undo',
  commercialQuote: '/commercial-quote',
  commercialContact: '/commercial-contact',
  residentialNearMe: '/residential-window-cleaning-near-me',
  commercialNearMe: '/commercial-window-cleaning-near-me',
  whyWindowCleaning: '/why-window-cleaning',
  glossary: '/window-cleaning-glossary',
  officeCleaning: '/office-cleaning',
  hanfordOfficeCleaning: '/hanford-office-cleaning',
  tulareOfficeCleaning: '/tulare-office-cleaning',
  hanfordHouseCleaning: '/hanford-house-cleaning',
  hanfordWindowCleaning: '/window-cleaning-hanford',
  privacy: '/privacy',
  accessibility: '/accessibility',
  notFound: '/404',
} as const

export type Path = `/${string}`

export const residentialCityPath = (slug: string): Path => `/${slug}-window-cleaning`
export const commercialCityPath = (slug: string): Path => `/${slug}-commercial-window-cleaning`

/** A link of a page: within the site to the page in its language, if there is one. */
export function href(
  path: string,
  { query = {}, anchor = '' }: { query?: Record<string, string>; anchor?: string } = {},
) {
  const search = new URLSearchParams(query).toString()
  return `${language.pathOf(path)}${search && `?${search}`}${anchor && `#${anchor}`}`
}
