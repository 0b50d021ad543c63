import type { NearMeContent } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Residential Window Cleaning Near Me | Fresno to Tulare',
    description:
      'Find home window cleaning near you in Fresno, Clovis, Hanford, Visalia, Tulare or Lemoore. Prices by home size from {fromPrice}, shown before you call.',
    keywords: [
      'residential window cleaning near me',
      'house window washing',
      'window cleaner Central Valley',
    ],
  },
  hero: {
    headline: 'Residential Window Cleaning Near You',
    lead: 'If you live anywhere from Clovis to Bakersfield, we probably drive past your street. Our prices go by the size of your home, so you know yours before you talk to anyone.',
  },
  areaSlugs: ['fresno', 'clovis', 'hanford', 'visalia', 'tulare', 'lemoore'],
  areasHeading: 'Window cleaning in your city',
  areasText:
    'These six cities are on our regular routes. Book before {sameDayUntil} for a same-day visit. In {nextDayCities}, we come the next day.',
  moreAreasText:
    'These are the cities, towns and ZIP codes on our list. Don’t see yours? If a neighboring town is listed, call {phone}. You may be on our way.',
  blocks: [
    {
      heading: 'What you pay for',
      paragraphs: [
        'Home size sets the base price for the outside glass of a one-story home, from {fromPrice} {fromHome} to {toPrice} {toHome}. That’s the whole bill unless you add to it.',
      ],
      bullets: [
        'Second story: one fixed amount, no matter how many windows are up there',
        'Inside glass: from {interiorPrice}, by home size',
        'French and sliding doors: a small fixed amount',
        'Hard water stains: priced per window, so two stained windows don’t cost as much as twenty',
        'Construction cleaning: paint, plaster and sticker residue removed after a build or remodel',
      ],
    },
    {
      heading: 'How to choose a window cleaner',
      cards: [
        {
          icon: 'shield-check',
          title: 'Ask about insurance',
          text: 'Ladders and glass are a risk, and if the cleaner isn’t insured, the risk is yours. Our staff is insured and background-checked.',
        },
        {
          icon: 'tags',
          title: 'Ask what’s included',
          text: 'Outside only, or both sides? Upstairs too? If a quote doesn’t say, the price tends to grow on the day. Ours lists every item.',
        },
        {
          icon: 'droplet',
          title: 'Ask about hard water',
          text: 'A good cleaner looks at the stain before promising anything. We test one pane and tell you what will come off.',
        },
        {
          icon: 'award',
          title: 'Ask about the guarantee',
          text: 'Ours is simple: if it isn’t right, we do it again, or you get your money back.',
        },
      ],
    },
    {
      heading: 'Getting the house ready',
      paragraphs: ['A few minutes of preparation make the visit faster.'],
      bullets: [
        'Turn off the sprinklers for the day',
        'Unlock side gates and bring dogs in',
        'For inside cleaning, clear the sills and move anything fragile',
        'Tell us about loose panes, cracked glass and alarm sensors',
      ],
    },
  ],
  faq: [
    {
      question: 'Is there a travel charge?',
      answer:
        'No. The price list is the same in every city we serve. What changes the price is the house, not the ZIP code.',
    },
    {
      question: 'How often should I have my windows cleaned?',
      answer:
        'Every three months keeps Valley glass clear. Twice a year is the least we’d suggest: once after harvest and once after fog season.',
    },
    {
      question: 'What if it rains the next day?',
      answer:
        'Rain by itself leaves clean glass clean. The spots come from dust that was already on the window, which is one more reason to keep it washed.',
    },
    {
      question: 'My home falls between two sizes. Which one do I choose?',
      answer: 'Choose the closer one and mention it in the message. We’ll tell you if it makes a difference.',
    },
  ],
  closing: {
    heading: 'See your own price',
    text: 'The calculator takes about a minute, and you don’t give us your name until the end.',
    link: { label: 'Get Quote', href: '/#quote' },
  },
} satisfies NearMeContent
