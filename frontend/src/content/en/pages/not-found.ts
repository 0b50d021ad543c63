import type { Link, Seo } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: '404 Page Not Found | {businessName}',
    description:
      'This page does not exist. From here you can go to the home page, our services and prices, the instant quote or the contact form.',
  } satisfies Seo,
  heading: '404 Page Not Found',
  text: 'We can’t find the page you’re looking for. It may have moved, or there’s a typo in the address.',
  ways: [
    { href: '/', label: 'Home' },
    { href: '/#quote', label: 'Instant quote' },
    { href: '/services', label: 'Services' },
    { href: '/commercial-quote', label: 'Commercial quote' },
    { href: '/#contact', label: 'Contact' },
  ] satisfies Link[],
}

export type NotFoundContent = typeof content
