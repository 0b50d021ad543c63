const CITIES = ['hanford', 'fresno', 'visalia', 'tulare', 'lemoore', 'clovis', 'kingsburg', 'porterville']
  .concat('delano', 'bakersfield')
  .flatMap((slug) => [`/${slug}-window-cleaning`, `/${slug}-commercial-window-cleaning`])

/** Paths of the pages that exist in Spanish; the others, the owner's, are in English alone. */
export const SPANISH_PAGES: readonly string[] = [
  '/',
  '/services',
  '/commercial-quote',
  '/commercial-contact',
  '/booking',
  '/quote-submitted',
  '/visit',
  '/quote',
  '/mails',
  '/residential-window-cleaning-near-me',
  '/commercial-window-cleaning-near-me',
  '/why-window-cleaning',
  '/window-cleaning-glossary',
  '/office-cleaning',
  '/hanford-office-cleaning',
  '/tulare-office-cleaning',
  '/hanford-house-cleaning',
  '/privacy',
  '/accessibility',
  '/404',
  ...CITIES,
  '/window-cleaning-hanford',
]

/** Whether an address of this site is that of a Spanish page. */
export const isSpanish = (address: string) => /^\/es(?=$|[/?#])/.test(address)
