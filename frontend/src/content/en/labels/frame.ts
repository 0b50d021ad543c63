/** Header, footer and notes that many pages show. */
export const frameLabels = {
  skipLink: 'Skip to content',
  header: {
    callNow: 'Call Now',
    menu: 'Menu',
    menuLabel: 'Main',
    closeMenu: 'Close menu',
    cities: 'Cities',
    contact: 'Contact',
    book: 'Book Now',
    quote: 'Get Quote',
  },
  contactBar: { label: 'Contact', call: 'Call', quote: 'Quote' },
  footer: {
    commercialCities: 'Commercial window cleaning',
    cleaning: 'House and office cleaning',
    about: 'About',
    facebook: 'Facebook',
    instagram: 'Instagram',
  },
  credentials: {
    owner: 'Owner: {name}',
    insurer: 'Insured by {insurer}',
    license: 'License {number}',
    years: '{years} years of experience',
  },
  reviewsHeading: 'What our customers say',
  faqHeading: 'Common questions',
  neighbourhoods: 'Neighborhoods',
  zipCodes: 'ZIP codes',
  allZipCodes: 'All codes of {range}',
  phoneCopied: 'Phone number copied: {phone}',
  pleaseCall: 'Please call: {phone}',
} as const

/** Shared by the pages about office and house cleaning. */
export const landingLabels = {
  area: 'Service area',
  hours: 'Service hours',
  county: '{name} County',
} as const
