/** Links of header and footer (spec §2). */
import { CITIES } from '#frontend/content/pages.ts'

export type NavigationLink = { href: string; label: string }

export const MAIN_LINKS: NavigationLink[] = [
  { href: '/services', label: 'Services' },
  { href: '/residential-window-cleaning-near-me', label: 'Residential' },
  { href: '/commercial-window-cleaning-near-me', label: 'Commercial' },
  { href: '/commercial-quote', label: 'Commercial quote' },
  { href: '/office-cleaning', label: 'Office cleaning' },
  { href: '/window-cleaning-glossary', label: 'Glossary' },
]

export const CITY_LINKS: NavigationLink[] = CITIES.map(({ slug, name }) => ({
  href: `/${slug}-window-cleaning`,
  label: name,
}))

export const COMMERCIAL_CITY_LINKS: NavigationLink[] = CITIES.map(({ slug, name }) => ({
  href: `/${slug}-commercial-window-cleaning`,
  label: name,
}))

export const CLEANING_LINKS: NavigationLink[] = [
  { href: '/hanford-house-cleaning', label: 'House cleaning in Hanford' },
  { href: '/hanford-office-cleaning', label: 'Office cleaning in Hanford' },
  { href: '/tulare-office-cleaning', label: 'Office cleaning in Tulare' },
  { href: '/office-cleaning', label: 'Office cleaning' },
]

export const LEGAL_LINKS: NavigationLink[] = [
  { href: '/why-window-cleaning', label: 'Why clean windows' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/accessibility', label: 'Accessibility' },
]
