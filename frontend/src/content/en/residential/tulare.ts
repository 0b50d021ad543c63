import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'tulare',
  seo: {
    title: 'Tulare Window Cleaning | Homes, Farms, Mobile Homes',
    description:
      'Tulare window cleaning from {fromPrice}, in town and out on the farm roads. Windy-season visits move free of charge. Same-day service, money-back guarantee.',
    keywords: ['Tulare window cleaning', 'farm house window washing Tulare', 'mobile home window cleaning'],
  },
  hero: {
    headline: 'Window Cleaning in Tulare, CA',
    lead: 'This is dairy country, and the windows show it. We wash them in town, along the avenues and out past the last mailbox, from {fromPrice} for the outside of a one-story home {fromHome}.',
  },
  local: {
    heading: 'Corrals, silage and a steady wind',
    paragraphs: [
      'You can read the wind off a Tulare window. The northwest side carries grit from open ground, brought in by the afternoon breeze. The side facing the nearest dairy carries something finer and greasier: corral dust holds fat and salt, so it clings, and a garden hose only draws streaks in it. In late summer, corn chopping and silage trucks add a fuzz of chaff to every screen.',
      'Spring is the windy season. Between March and early June a front can lift soil off bare fields in an hour. When that happens on your day, we move your visit and charge nothing for it.',
    ],
  },
  areas: {
    heading: 'In town and on the avenues',
    bullets: [
      'Del Lago: damp air off the lake at dawn spots the glass on the shore side',
      'Cartmill and Prosperity avenues: newer homes with two-story fronts and patio sliders',
      'Downtown: plastered bungalows with small, deep-set panes',
      'Matheny Tract and the county avenues: gravel roads, so we do the road side last, when a passing pickup can’t undo the work',
      'Tipton, Pixley, Earlimart and the Delano end of the county: covered as well',
    ],
  },
  residential: {
    heading: 'A price that fits the house you have',
    paragraphs: [
      'Four home sizes, from {fromPrice} to {toPrice}, cover the outside glass of a one-story home. Anything that costs more is its own line: a second story, sliding or French doors, inside cleaning from {interiorPrice}, hard water stains by the window. A double-wide is priced by square feet like any other home.',
    ],
    bullets: [
      'Insured, background-checked staff',
      'Eco-friendly products',
      '100% satisfaction guarantee or your money back',
    ],
  },
  commercial: {
    heading: 'Business glass, from the outlets to the Agri-Center',
    paragraphs: [
      'Stores by the outlet center want spotless doors on weekends. Hotels and suppliers around the International Agri-Center want everything done by early February, before the farm show fills the town.',
    ],
  },
  advice: {
    heading: 'How often? Our honest advice',
    bullets: [
      'Homes in and near Tulare: every quarter. One windy April and one corn harvest will show you why.',
      'Businesses: once a month.',
    ],
  },
  faq: [
    {
      question: 'What does window cleaning cost in Tulare?',
      answer:
        'Outside cleaning starts at {fromPrice} for a one-story home {fromHome}, and base prices go up to {toPrice} for the largest homes. Options are added line by line in the online quote, and estimates are free.',
    },
    {
      question: 'Do you clean windows on farms and dairies?',
      answer:
        'Yes: farmhouses, dairy offices, shops and break rooms. Tell us about gates, dogs, spray schedules and milking times, and we’ll come when we’re not in the way.',
    },
    {
      question: 'How often should I have my windows cleaned here?',
      answer: 'We recommend quarterly for a home and monthly for a business.',
    },
    {
      question: 'Do you come out to rural addresses?',
      answer:
        'We do, and the online quote works for them too. A cross street or a pin on the map helps, because navigation apps get lost on numbered avenues and roads.',
    },
    {
      question: 'What do you do differently for Central Valley windows?',
      answer:
        'Valley dirt is dry soil first and film second. So we brush before we wet anything, float the grit away with plenty of clean water, cut the greasy layer with a mild soap and finish with a squeegee.',
    },
    {
      question: 'Can you clean my store near the outlet center?',
      answer:
        'Yes. Shops, restaurants and hotels near the Tulare outlets can be cleaned first thing in the morning, on a commercial plan with its own estimate.',
    },
    {
      question: 'What if the wind picks up on the day of my visit?',
      answer:
        'During the windy season we reschedule at no charge. You can move the visit too: just call {phone} when you see the dust coming.',
    },
    {
      question: 'Do you clean mobile homes?',
      answer:
        'Yes, single-wides and double-wides, in parks or on your own land. We’re careful with aluminum frames and louvered panes, because older ones bend and their clips are hard to replace.',
    },
  ],
  closing: {
    heading: 'Dust is free, and so is the estimate',
    text: 'Call {phone} before {sameDayUntil} and ask for today, or price the job online first.',
  },
  nearby: ['visalia', 'hanford', 'porterville', 'delano'],
} satisfies ResidentialCity
