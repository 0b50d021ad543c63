/** Words around and between those of the pages: header, footer, buttons and notes that many pages show. */
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
  breadcrumbs: 'Breadcrumb',
  faqHeading: 'Common questions',
  neighbourhoods: 'Neighborhoods',
  zipCodes: 'ZIP codes',
  allZipCodes: (range: string) => `All codes of ${range}`,
  callUs: 'Call {phone}',
  phoneCopied: (phone: string) => `Phone number copied: ${phone}`,
  pleaseCall: (phone: string) => `Please call: ${phone}`,
  priceByPhone:
    'The calculator needs JavaScript to add up your price. The prices are listed here. For your total, call {phone}.',
  commercialCalculator: 'Commercial Services Calculator',
  loadingPrices: 'Loading pricing options...',
  /** What a total says that is too high to be added up here. */
  pricedByPhone: 'Please call us',
  /** Of a press whose code has not come yet. */
  stillLoading:
    'Your connection seems slow. We’ll go on by ourselves as soon as the rest of the page is here. Or call us at {phone}.',
  failure: {
    heading: 'This page has stopped working',
    text: 'Please reload it, or call us at {phone}.',
  },
  /** Of dialogs and notifications. */
  close: 'Close',
}
