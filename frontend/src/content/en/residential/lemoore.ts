import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'lemoore',
  seo: {
    title: 'Lemoore Window Cleaning | Next-Day Service',
    description:
      'Next-day window cleaning in Lemoore, from D Street to the air station. From {fromPrice}, with insured staff, hard water stain removal and a 100% guarantee.',
    keywords: ['Lemoore window cleaning', 'NAS Lemoore house cleaning windows', '93245 window washer'],
  },
  hero: {
    headline: 'Next-Day Window Cleaning in Lemoore, CA',
    lead: 'Book today, have clean glass tomorrow. We can be in Lemoore the day after you book, Monday to Saturday, from {fromPrice} for the outside of a one-story home {fromHome}.',
  },
  local: {
    heading: 'West-side wind and lake-bed dust',
    paragraphs: [
      'Lemoore lies where the farms run out into the old Tulare Lake bed and the open west side. The soil there is pale, salty and as fine as flour, and there are few trees to stop it. When a dry north wind blows across fallow ground, the dust gets past closed sliders and settles in the tracks. Because there’s salt in it, a little dew is enough to turn it into a crust.',
      'The city’s well water is rich in minerals too. Swamp coolers, sprinklers and garden hoses all leave their mark, so a Lemoore house often has spots and crust on the same pane. We treat the minerals first and wash second. The other way around just seals them in.',
    ],
  },
  areas: {
    heading: 'Town, college and the base',
    bullets: [
      'Downtown around D Street: Victorians and small brick fronts from the railroad years',
      'Near the college and along 19th Avenue: newer stucco homes with big sliders facing west into the weather',
      'Lemoore Station: homes where moving day sets the calendar',
      'Hanford and Kettleman City: on our list as well',
      'Avenal and Arvin: a longer drive, so we group visits there and agree on the day by phone',
    ],
  },
  residential: {
    heading: 'Moving out, renting or staying put',
    paragraphs: [
      'Orders to a new duty station rarely leave time for windows. We can do inside and outside in a single visit, fingerprints and haze included, in time for the housing inspection or the landlord’s walk-through. If you’re staying, the plan is simpler: wash the outside when the windy season ends, and add the inside, from {interiorPrice}, once a year.',
    ],
    bullets: [
      'The same price list as in Hanford, {fromPrice} to {toPrice} by home size',
      'Insured, background-checked staff with {years} years of experience',
      'Mild, eco-friendly soap that’s easy on pets and desert plants',
    ],
  },
  commercial: {
    heading: 'Shops, clinics and plants',
    paragraphs: [
      'Lobby glass and drive-through windows along Bush Street and Hanford-Armona Road collect truck dust fast, and a monthly visit keeps up with it. For food plants and contractors with several buildings, we come and look first, then give you a free estimate.',
    ],
  },
  faq: [
    {
      question: 'Why next day and not the same day?',
      answer:
        'We plan our Lemoore route the evening before, so each visit gets its full time. The booking page shows the open arrival windows from tomorrow on.',
    },
    {
      question: 'Do you clean homes on the Naval Air Station?',
      answer:
        'Yes, with some notice. If there’s a gate between us and the house we need a sponsor and a visitor pass, so allow extra days. Please also ask your housing office whether outside help is permitted.',
    },
    {
      question: 'I’m moving out. Can I book without being there?',
      answer:
        'Yes. Outside work only needs an unlocked side gate. For the inside, leave a code or meet us with the keys, and we’ll lock up when we’re done.',
    },
    {
      question: 'Do jets leave anything on the glass?',
      answer:
        'Much less than people suspect. The gray film is nearly always soil, salt and road dust, and it comes off with an ordinary wash.',
    },
    {
      question: 'The dust is back after a week. Is there any point?',
      answer:
        'There is. Loose dust rinses off in minutes, but a mineral crust does not. Regular washing keeps dust from ever becoming crust.',
    },
  ],
  closing: {
    heading: 'Call today, see out tomorrow',
    text: 'Get your price online or call {phone}. Every job carries our promise: 100% satisfied, or your money back.',
  },
  nearby: ['hanford', 'tulare', 'visalia', 'kingsburg'],
} satisfies ResidentialCity
