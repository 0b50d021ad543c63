import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'bakersfield',
  seo: {
    title: 'Bakersfield Window Cleaning | Oildale, Rosedale',
    description:
      'Bakersfield window cleaning from {fromPrice}: oily film, desert dust and baked-on spots removed. Oildale, Rosedale and Shafter too. Insured and guaranteed.',
    keywords: ['Bakersfield window cleaning', 'Oildale window washing', 'Rosedale window cleaner'],
  },
  hero: {
    headline: 'Window Cleaning in Bakersfield, CA',
    lead: 'Heat, oil, wind: Bakersfield is harder on windows than any other city we serve. Prices start at {fromPrice} for the outside of a one-story home {fromHome}, and you see your total before you book.',
  },
  local: {
    heading: 'Why plain water won’t do it here',
    paragraphs: [
      'North of the Kern River the pump jacks run day and night, and steam, truck traffic and machinery leave a trace of oil in the air. On windows it becomes a thin, greasy skin. Dust lands on it and stays, water beads up, and vinegar leaves rainbows. A cleaner that cuts grease has to go on first. After that it’s ordinary window washing.',
      'Then there’s the wind. A front coming over the Tehachapis or up from the Grapevine can turn the sky brown by noon. Tap water comes partly from the river and partly from wells, depending on your address. In July, at well over a hundred degrees, every drop of it dries in a minute and leaves its minerals behind.',
    ],
  },
  areas: {
    heading: 'Parts of town, ages of glass',
    bullets: [
      'Downtown, Westchester, Oleander-Sunset: houses from the twenties to the forties, with wood sashes and a leaded pane here and there',
      'Stockdale Estates and Laurelglen: low ranch homes with plate glass on the pool side',
      'Oildale: closest to the oil field, so grease comes off first and dust second',
      'Rosedale and Shafter: larger lots beside almonds and carrots, harvest haze from August on',
      'Arvin: vegetable fields up to the yard, so ask for a day when nobody disks next door',
      'McFarland: small lots, vineyard dust, and right on our way home',
    ],
  },
  residential: {
    heading: 'Pool glass, plate glass and shade',
    paragraphs: [
      'Mid-century Bakersfield loved a wall of glass. Those big single sheets show every streak, so we clean them in the shade and follow the sun around the house. Pool splash carries chlorine and calcium and leaves a hazy band at knee height. Count those panes as hard water windows in your quote.',
      'There are four home sizes, {fromPrice} to {toPrice}. Inside cleaning, from {interiorPrice}, clears what cooking and air conditioning put on the other side.',
    ],
  },
  commercial: {
    heading: 'Offices, showrooms and yards',
    paragraphs: [
      'Energy offices around California Avenue, car dealers at the auto mall and clinics on Truxtun all have their own rules for badges and hours. Tell us yours, and the estimate will allow for it. Bi-weekly plans cost the least per visit.',
    ],
  },
  advice: {
    heading: 'Summer habits that save your windows',
    bullets: [
      'Water lawns before sunrise, with the heads turned away from the wall',
      'After a dust storm, let the air clear, then rinse the screens before you open a window',
      'Don’t rub oily film dry: it spreads. Wash it with soap',
    ],
  },
  faq: [
    {
      question: 'Why do my windows look streaky as soon as they dry?',
      answer:
        'Most likely there’s oil under the dust, or the water dried before it was wiped off. Both are common here. Degreasing first and working in the shade solve it.',
    },
    {
      question: 'Do you work in the summer heat?',
      answer:
        'Yes, early. From June to September ask for the first arrival window of the day, while the glass is still cool.',
    },
    {
      question: 'Is Bakersfield too far from Hanford for same-day service?',
      answer:
        'It’s a long drive, and we plan for it. If you book before {sameDayUntil} and an arrival window is open, we come the same day. Otherwise you’ll see the next open date.',
    },
    {
      question: 'Can you clean leaded or stained glass?',
      answer:
        'Sound panels, yes, with a damp cloth and a light hand. If the lead is loose or the cement is falling out, have a glass restorer look at it first.',
    },
    {
      question: 'Will it help with dust coming in around old windows?',
      answer:
        'A little: clean tracks close better, and we’ll show you worn seals. Replacing weatherstripping is a job for a glass shop.',
    },
  ],
  closing: {
    heading: 'A clear day in Bakersfield, at least indoors',
    text: 'Get your price from the instant quote, or reach us at {phone} or {email}. If you’re not satisfied, you get your money back.',
  },
  nearby: ['delano', 'porterville', 'tulare', 'hanford'],
} satisfies ResidentialCity
