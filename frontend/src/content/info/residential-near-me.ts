import type { NearMePage } from '#frontend/content/info-types.ts'

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
    lead: 'If you live between Clovis and the Kings River, or in a town along Highway 99 as far as Bakersfield, we probably pass your street. Prices go by the size of the home, so you can know yours before you talk to anybody.',
  },
  areaSlugs: ['fresno', 'clovis', 'hanford', 'visalia', 'tulare', 'lemoore'],
  areasHeading: 'Six cities on our regular route',
  areasText:
    'We are in these cities week in, week out. Visits can be booked for the same day, and for the next day in {nextDayCities}.',
  moreAreasText:
    'We also drive to these towns and ZIP codes. If yours is missing but a neighbor town is listed, call {phone}; it is often on the way.',
  blocks: [
    {
      heading: 'What the price is made of',
      paragraphs: [
        'Four home sizes set the base: {fromPrice} up to 1,600 sq ft, and up to {toPrice} over 4,000 sq ft, for the outside glass of a one-story home. That is the whole bill unless you add to it.',
      ],
      bullets: [
        'Second story: one fixed amount, however many windows are up there',
        'Inside glass: from {interiorPrice}, by size of home',
        'French and sliding doors: a small amount, since they hold more glass than a window',
        'Hard water: by the window, so two stained panes do not cost as much as twenty',
        'After building work: paint, plaster and sticker residue taken off with care',
      ],
    },
    {
      heading: 'How to choose a window cleaner, us or anyone',
      cards: [
        {
          icon: 'shield-check',
          title: 'Ask about insurance',
          text: 'Ladders and glass are a risk. If the cleaner carries no insurance, the risk is yours. Our people are insured and background-checked.',
        },
        {
          icon: 'tags',
          title: 'Ask what is in the price',
          text: 'Outside only, or both sides? Upstairs too? A quote that does not say so will grow on the day.',
        },
        {
          icon: 'droplet',
          title: 'Ask about hard water',
          text: 'A good cleaner looks at the stain before promising anything, and does not scrape etched glass to make it look busy.',
        },
        {
          icon: 'award',
          title: 'Ask what happens if it is not right',
          text: 'Our answer: we do it again, or you get your money back. Have any cleaner tell you theirs.',
        },
      ],
    },
    {
      heading: 'Getting the house ready',
      paragraphs: ['Ten minutes from you can save half an hour on the job.'],
      bullets: [
        'Turn off sprinklers for the day, including the drip line below the windows',
        'Unlock side gates and bring dogs in',
        'For inside work, clear sills and move what breaks easily',
        'Tell us about loose panes, cracked glass and alarm sensors',
      ],
    },
  ],
  faq: [
    {
      question: 'Is there a charge for coming to my town?',
      answer:
        'The price list is the same in every town we serve. What changes the price is the house, not the ZIP code.',
    },
    {
      question: 'How often should I have it done?',
      answer:
        'Every three months keeps Valley glass clear. Twice a year is the least we would suggest: once after harvest dust, once after the fog.',
    },
    {
      question: 'What if it rains the next day?',
      answer:
        'Rain by itself is nearly pure and leaves clean glass clean. Spots come from dust that was on the pane already, which is one more reason to wash it.',
    },
    {
      question: 'My size falls between two of the listed ones. Which do I pick?',
      answer: 'Pick the nearer one and mention it in the message. We will tell you if it makes a difference.',
    },
  ],
  closing: {
    heading: 'See your own price',
    text: 'The calculator takes about a minute and asks for your name only at the end.',
    link: { label: 'Get Quote', href: '/#quote' },
  },
} satisfies NearMePage
