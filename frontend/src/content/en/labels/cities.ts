/** Pages of cities. `{city}` is the name of the page's city, or of the one a link leads to. */

export const residentialCityLabels = {
  /** After the lowest price. */
  priceNote: 'for homes {fromHome}: outside, one story',
  quoteLabel: 'Get a free quote',
  sameDay: { text: 'Same-day service, Monday to Saturday' },
  nextDay: { text: 'Next-day service, Monday to Saturday' },
  promises: [{ text: '100% satisfaction guarantee' }, { text: 'Insured, background-checked staff' }],
  whyHeading: 'Why {city} chooses us',
  priceLabel: 'Price my home',
  commercialLabel: 'Commercial window cleaning in {city}',
  mapHeading: '{city} on the map',
  faqHeading: 'Common questions in {city}',
  othersHeading: 'Window cleaning in other cities',
  otherLabel: '{city} window cleaning',
  closingLabel: 'Get Instant Quote',
} as const

export const commercialCityLabels = {
  headline: 'Professional Commercial Window Cleaning in {city}, CA',
  quoteLabel: 'Get Commercial Quote',
  quoteHeading: 'Get Your Commercial Quote',
  whyHeading: 'Why {city} businesses choose us',
  faqHeading: 'Questions {city} businesses ask',
  othersHeading: 'Commercial window cleaning in other cities',
  residentialLabel: 'Home window cleaning in {city}',
  otherLabel: '{city} commercial windows',
  closingLabel: 'Schedule Consultation',
} as const

export const cityMapLabels = {
  title: 'Map of {city}, California',
  showLabel: 'Show the map of {city}',
  note: 'The map comes from Google and loads only when you ask for it.',
  openLabel: 'Open {city} in Google Maps',
} as const
