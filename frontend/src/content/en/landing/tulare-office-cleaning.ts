import type { Landing } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Office Cleaning in Tulare, Visalia and Porterville',
    description:
      'Office cleaning for Tulare, Visalia and Porterville: dairy offices, medical suites and storefront agencies. Locally owned, 100% guarantee. Call {phone}.',
    keywords: ['office cleaning Tulare CA', 'Visalia office cleaning', 'Porterville office cleaning'],
  },
  areaLabel: 'Tulare County',
  headline: 'Professional Office Cleaning in Tulare, CA',
  lead: 'Tulare County starts early, and so do we. Agencies on Prosperity Avenue, medical suites, creamery front offices: a free estimate is one call away at {phone}.',
  audiences: {
    heading: 'Offices we clean in Tulare County',
    cards: [
      {
        icon: 'shop',
        title: 'Storefront agencies',
        text: 'Insurance, tax and real estate offices where people walk in all day, and the glass door is the first thing they see.',
      },
      {
        icon: 'hospital',
        title: 'Medical and dental suites',
        text: 'Waiting rooms, reception, corridors and restrooms, cleaned with products chosen with patients in mind.',
      },
      {
        icon: 'truck',
        title: 'Dairy and food companies',
        text: 'Scale houses, front offices and dispatch rooms along Highway 99, with visits planned around your shifts.',
      },
    ],
  },
  services: {
    heading: 'What a visit can include',
    cards: [
      {
        icon: 'people',
        title: 'Reception and waiting rooms',
        text: 'The first thirty feet that every visitor sees.',
        bullets: [
          'Counters and card readers wiped',
          'Chairs and armrests cleaned',
          'Magazine racks and toys tidied',
          'Entry mats and floors',
        ],
      },
      {
        icon: 'briefcase',
        title: 'Private offices',
        text: 'We clean around your papers and leave them where they are.',
        bullets: [
          'Clear surfaces dusted',
          'Screens and keyboards dusted dry',
          'Bins emptied and lined',
          'Carpet vacuumed wall to wall',
        ],
      },
      {
        icon: 'droplet',
        title: 'Restroom care',
        text: 'Top to bottom, at every visit.',
        bullets: [
          'Toilets, urinals and sinks disinfected',
          'Mineral film taken off chrome',
          'Floor drains and corners mopped',
          'Dispensers filled',
        ],
      },
      {
        icon: 'stars',
        title: 'Seasonal deep cleaning',
        text: 'Best after harvest, and again when the fog lifts.',
        bullets: [
          'Vents and returns',
          'Blinds, slat by slat',
          'Light fixtures within reach',
          'Behind file cabinets',
        ],
      },
      {
        icon: 'window',
        title: 'Office windows',
        text: 'Inside and outside glass, all in one plan.',
        bullets: [
          'Front doors every visit',
          'Conference room glass',
          'Outside panes on a schedule',
          'Sprinkler deposits treated',
        ],
      },
      {
        icon: 'key',
        title: 'Move-in and move-out',
        text: 'For suites that change hands at the end of a month.',
        bullets: [
          'Empty rooms from the top down',
          'Tape and sign marks taken off glass',
          'Cabinets inside and out',
          'Final walk-through with you',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Why call us instead of a chain',
    cards: [
      {
        icon: 'geo-alt',
        title: 'Locally owned',
        text: 'You deal with a local business that’s close enough to stop by.',
      },
      {
        icon: 'award',
        title: '100% guarantee',
        text: 'If you’re not satisfied, we clean it again or you get your money back.',
      },
      {
        icon: 'clock',
        title: 'Early hours',
        text: 'From 7am on weekdays, before the phones start ringing.',
      },
      {
        icon: 'shield-check',
        title: 'Insured and background-checked',
        text: 'The first thing a clinic or a bank asks about, and the answer is yes.',
      },
    ],
  },
  areas: {
    heading: 'Where we clean offices in Tulare County',
    slugs: ['tulare', 'visalia', 'porterville'],
    zipList: 'office',
  },
  hours: [
    { days: [1, 5], opens: '07:00', closes: '18:00' },
    { days: [6, 6], opens: '08:00', closes: '16:00' },
  ],
  related: {
    heading: 'More cleaning in Tulare County',
    links: [
      { href: '/tulare-commercial-window-cleaning', label: 'Commercial window cleaning in Tulare' },
      { href: '/visalia-commercial-window-cleaning', label: 'Commercial window cleaning in Visalia' },
      { href: '/porterville-commercial-window-cleaning', label: 'Commercial window cleaning in Porterville' },
      { href: '/hanford-office-cleaning', label: 'Office cleaning in Hanford' },
    ],
  },
  faq: [
    {
      question: 'Which office cleaning services do you offer in Tulare?',
      answer:
        'Reception areas, private offices, restrooms, seasonal deep cleaning, windows, and move-in or move-out cleaning: daily, weekly, monthly or just once.',
    },
    {
      question: 'Do you also cover Visalia and Porterville?',
      answer:
        'Yes, both, with the same guarantee. If you have offices in two or three of these cities, you get one schedule and one contact.',
    },
    {
      question: 'Do you clean medical offices?',
      answer:
        'Yes: waiting rooms, reception, corridors, restrooms, glass and the floors of exam rooms. We don’t handle sharps, red bags or other regulated waste.',
    },
    {
      question: 'What makes your business different?',
      answer:
        'We’re locally owned, and we stand behind our work with a 100% guarantee. When you call, you talk to us, not to a call center, and if something isn’t right, we come back and fix it.',
    },
  ],
  closing: {
    heading: 'Ask for a walk-through',
    text: 'Call {phone} or write to {email}. We’ll look at the rooms, ask what matters most to you and give you a free estimate.',
  },
} satisfies Landing
