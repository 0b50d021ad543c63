import type { CommercialNearMePage } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Commercial Window Cleaning Near Me | Central Valley',
    description:
      'Storefront, office and plant windows in Fresno, Clovis, Hanford, Visalia, Tulare and Lemoore. Estimate online, an answer within 24 hours, insured staff.',
    keywords: ['commercial window cleaning near me', 'storefront window cleaning', 'office window cleaning'],
  },
  hero: {
    headline: 'Commercial Window Cleaning Near You',
    lead: 'One company for the shop on Main Street and the warehouse by the freeway. Count the windows, get an estimate on the spot, and hear from us within 24 hours.',
  },
  areaSlugs: ['fresno', 'clovis', 'hanford', 'visalia', 'tulare', 'lemoore'],
  areasHeading: 'Where our commercial routes run',
  areasText:
    'Routes keep short visits affordable: a storefront of six panes makes sense when the next one is on the same block.',
  moreAreasText:
    'Sites outside these six are welcome too, from Selma down to Bakersfield. Several branches can share one schedule.',
  video: {
    heading: 'See us at work',
    text: 'A short film of a commercial job. It is loaded from YouTube, and only once you press play.',
    playLabel: 'Play the video',
  },
  blocks: [
    {
      heading: 'How a commercial account starts',
      cards: [
        {
          icon: 'rulers',
          title: 'You count',
          text: 'Large, medium, small, floor-to-floor and French windows. The size guide sits beside the calculator, and a close guess is good enough.',
        },
        {
          icon: 'chat-left-text',
          title: 'We call',
          text: 'Within 24 hours. If there are awnings, canopies, alarms or a tenant list to think of, we visit the site first.',
        },
        {
          icon: 'calendar-week',
          title: 'We settle days and doors',
          text: 'Which day, before or after hours, who lets us in, where water is. It goes on one page that both of us keep.',
        },
      ],
    },
    {
      heading: 'How often is enough?',
      paragraphs: [
        'Frequency depends on who touches the glass and what blows against it. Bi-weekly and monthly plans cost less per visit than a single cleaning, because the work is lighter.',
      ],
      bullets: [
        'Bi-weekly: restaurants, bakeries, children’s shops, anything with a busy glass door',
        'Monthly: retail on a through road, banks, salons, showrooms',
        'Quarterly: offices with few walk-in customers, medical suites, schools',
        'Twice a year or once: warehouses, plants, upper stories',
      ],
    },
    {
      heading: 'What property managers ask for',
      bullets: [
        'Insured, background-checked staff',
        'One estimate that lists every building and its price',
        'Notice for tenants before the day',
        'Eco-friendly products, so storm drains and planters stay clean',
        'A 100% satisfaction guarantee, or your money back',
      ],
    },
  ],
  faq: [
    {
      question: 'What does commercial window cleaning cost?',
      answer:
        'From {commercialFrom} per service, by custom quote. The number of windows comes first; building type, stories and how often we come change it. The calculator shows an estimate, and we confirm the final price.',
    },
    {
      question: 'Can you clean outside only?',
      answer:
        'Yes, and it costs less. Many plants and two-story offices have the outside done quarterly and the inside once a year.',
    },
    {
      question: 'Will you be in our customers’ way?',
      answer:
        'A storefront is usually done before opening. During hours we work one door at a time, keep hoses off the walkway and put out a sign where the floor is damp.',
    },
  ],
  closing: {
    heading: 'Start with a count',
    text: 'Five numbers and three choices give you an estimate. If counting is a nuisance, call {phone} and we will do it.',
    link: { label: 'Get a commercial quote', href: '/commercial-quote' },
  },
} satisfies CommercialNearMePage
