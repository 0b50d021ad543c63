/** Links of header and footer. */

import type { Link } from '#frontend/content/types.ts'

export const MAIN_LINKS: Link[] = [
  { href: '/services', label: 'Services and prices' },
  { href: '/residential-window-cleaning-near-me', label: 'Home windows' },
  { href: '/commercial-window-cleaning-near-me', label: 'Business windows' },
  { href: '/commercial-quote', label: 'Business estimate' },
  { href: '/office-cleaning', label: 'Office cleaning' },
  { href: '/window-cleaning-glossary', label: 'Glossary' },
]

export const CLEANING_LINKS: Link[] = [
  { href: '/hanford-house-cleaning', label: 'House cleaning in Hanford' },
  { href: '/hanford-office-cleaning', label: 'Office cleaning in Hanford' },
  { href: '/tulare-office-cleaning', label: 'Office cleaning in Tulare' },
  { href: '/office-cleaning', label: 'Office cleaning' },
]

export const LEGAL_LINKS: Link[] = [
  { href: '/why-window-cleaning', label: 'Why clean windows' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/accessibility', label: 'Accessibility' },
]
