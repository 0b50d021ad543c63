import type { Link, Seo } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: '404 Page Not Found | {businessName}',
    description: 'This page does not exist. Go to the home page, the services or the instant quote instead.',
  } satisfies Seo,
  heading: '404 Page Not Found',
  text: 'The page you asked for is not here. It may have moved, or the address has a typo.',
  ways: [
    { href: '/', label: 'Home' },
    { href: '/#quote', label: 'Instant quote' },
    { href: '/services', label: 'Services' },
    { href: '/commercial-quote', label: 'Commercial quote' },
    { href: '/#contact', label: 'Contact' },
  ] satisfies Link[],
}

export type NotFoundWords = typeof content
