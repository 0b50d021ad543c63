import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'lemoore',
  seo: {
    title: 'Lemoore Window Cleaning | Next-Day Service',
    description:
      'Next-day window cleaning in Lemoore, near the base and on the west side. From {fromPrice}, with insured crews, hard-water spot removal and a 100% guarantee.',
    keywords: ['Lemoore window cleaning', 'NAS Lemoore house cleaning windows', '93245 window washer'],
  },
  hero: {
    headline: 'Next-Day Window Cleaning in Lemoore, CA',
    lead: 'Order today, have clean glass tomorrow. Lemoore is on our schedule the day after you call, Monday to Saturday, from {fromPrice} for the outside of a one-story home up to 1,600 sq ft.',
  },
  local: {
    heading: 'West-side wind and lake-bed dust',
    paragraphs: [
      'Lemoore lies where the farms run out into the old Tulare Lake bed and the open west side. The soil there is pale, salty and as fine as flour, and there are few trees to stop it. When a dry north wind blows across fallow ground, the dust gets past closed sliders and lies in the tracks. With salt in it, a little dew is enough to turn it into a crust.',
      'The city’s well water is rich in minerals as well. Swamp coolers, sprinklers and garden hoses leave their mark, so a Lemoore house often has spotting and crust on the same pane. We treat the minerals first and wash second; the other way around just seals them in.',
    ],
  },
  areas: {
    heading: 'Town, college and the base',
    paragraphs: [
      'Downtown around D Street there are Victorians and small brick fronts, remnants of the railroad years. South and west, near West Hills College and along 19th Avenue, most homes are stucco from the last few decades with big sliders facing west into the weather. For families at Lemoore Station, moving day sets the calendar. Our list also names Hanford, Kettleman City, Avenal and Arvin; the last two take a drive, so we group visits there and agree on the day by phone.',
    ],
  },
  residential: {
    heading: 'Made for moving, renting and staying',
    paragraphs: [
      'Orders to a new duty station rarely leave time for windows. We can do inside and outside in a single visit, fingerprints and haze gone, ready for the housing inspector or the landlord’s walk-through. For people who stay, the plan is simpler: wash the outside when the wind season ends, and add the inside, from {interiorPrice}, once a year.',
    ],
    bullets: [
      'The same price list as in Hanford, {fromPrice} to {toPrice} by home size',
      'Crews are insured and background-checked, with {years} years of experience',
      'Mild, eco-friendly soap, safe for pets and for desert plants',
    ],
  },
  commercial: {
    heading: 'Shops, clinics and plants',
    paragraphs: [
      'Lobby glass and drive-through windows along Bush Street and Hanford-Armona Road collect truck dust quickly. Monthly service holds it; food plants and contractors with several buildings get a site visit and a written estimate.',
    ],
  },
  faq: [
    {
      question: 'Why next day and not the same day?',
      answer:
        'Our Lemoore route is planned the evening before, so that each visit gets its full time. If you can wait until tomorrow, you will find open windows on the booking page.',
    },
    {
      question: 'Do you clean homes on the Naval Air Station?',
      answer:
        'Yes, with some notice. Where a gate lies between us and the house we need a sponsor and a visitor pass, so allow extra days, and ask your housing office whether it permits outside help.',
    },
    {
      question: 'I am moving out. Can I book without being there?',
      answer:
        'Yes. Outside work needs only an unlocked side gate. For the inside, leave a code or meet us with the keys, and we will lock up when we are finished.',
    },
    {
      question: 'Do jets leave anything on the glass?',
      answer:
        'Much less than people suspect. The gray film is nearly always soil, salt and road dust, and it comes off with an ordinary wash.',
    },
    {
      question: 'The dust is back after a week. Is there any point?',
      answer:
        'There is, because loose dust can be rinsed off in minutes while a mineral crust cannot. Regular washing keeps it loose.',
    },
  ],
  closing: {
    heading: 'Call today, see out tomorrow',
    text: 'Get your price online or call {phone} during the day. Every job is covered by our promise: 100% satisfied or your money back.',
  },
  nearby: ['hanford', 'tulare', 'visalia', 'kingsburg'],
} satisfies ResidentialCity
