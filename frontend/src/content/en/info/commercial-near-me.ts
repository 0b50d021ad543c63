import type { CommercialNearMeContent } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Commercial Window Cleaning Near Me | Central Valley',
    description:
      'Storefront, office and plant windows in Fresno, Clovis, Hanford, Visalia, Tulare and Lemoore. Estimate online, reply within 24 hours, insured staff.',
    keywords: ['commercial window cleaning near me', 'storefront window cleaning', 'office window cleaning'],
  },
  hero: {
    headline: 'Commercial Window Cleaning Near You',
    lead: 'One company for the shop on Main Street and the warehouse by the freeway. Count your windows, see an estimate on the spot, and hear from us within 24 hours.',
  },
  areaSlugs: ['fresno', 'clovis', 'hanford', 'visalia', 'tulare', 'lemoore'],
  areasHeading: 'Where our commercial routes run',
  areasText: 'These six cities are on our regular routes, so even a small storefront is easy to fit in.',
  moreAreasText:
    'We also clean for businesses in these cities and towns, from Selma down to Bakersfield. Several locations can share one schedule.',
  video: {
    heading: 'See us at work',
    text: 'A short video of a commercial job. It loads from YouTube, and only after you press play.',
    playLabel: 'Play the video',
  },
  blocks: [
    {
      heading: 'How to get started',
      cards: [
        {
          icon: 'rulers',
          title: 'Count your windows',
          text: 'Large, medium, small, floor-to-floor and French windows. The size guide sits beside the calculator, and a close guess is good enough.',
        },
        {
          icon: 'chat-left-text',
          title: 'We call you',
          text: 'Within 24 hours. If there are awnings, canopies, alarms or tenants to plan around, we visit the site first.',
        },
        {
          icon: 'calendar-week',
          title: 'We set a schedule',
          text: 'Which day, what time, who lets us in and where the water is. Then we put you on the calendar.',
        },
      ],
    },
    {
      heading: 'How often should windows be cleaned?',
      paragraphs: [
        'It depends on who touches the glass and what blows against it. Bi-weekly and monthly plans cost less per visit than a single cleaning, because the work is lighter.',
      ],
      bullets: [
        'Bi-weekly: restaurants, bakeries, anything with a busy glass door',
        'Monthly: stores on a busy road, banks, salons, showrooms',
        'Quarterly: offices with few walk-in customers, medical suites, schools',
        'Twice a year or once: warehouses, plants, upper stories',
      ],
    },
    {
      heading: 'What property managers get',
      bullets: [
        'Insured, background-checked staff',
        'A price for every building, not one lump sum',
        'A date you can announce to tenants',
        'Eco-friendly products',
        'A 100% satisfaction guarantee, or your money back',
      ],
    },
  ],
  faq: [
    {
      question: 'What does commercial window cleaning cost?',
      answer:
        'From {commercialFrom} per service, by custom quote. It depends on the number and size of the windows, the building type, the stories and how often we come. The calculator shows an estimate, and we confirm the final price.',
    },
    {
      question: 'Can you clean the outside only?',
      answer:
        'Yes, and it costs less. One common plan for plants and two-story offices is the outside every quarter and the inside once a year.',
    },
    {
      question: 'Will you be in our customers’ way?',
      answer:
        'We can clean a storefront first thing in the morning. During business hours we work one door at a time, keep hoses off the walkway and put out a sign where the floor is damp.',
    },
  ],
  closing: {
    heading: 'Start with a count',
    text: 'Enter your windows, choose the building, stories and frequency, and see your estimate. Rather not count? Call {phone} and we’ll do it.',
    link: { label: 'Get a commercial quote', href: '/commercial-quote' },
  },
} satisfies CommercialNearMeContent
