import type { Landing } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Tulare Office Cleaning | Visalia, Porterville',
    description:
      'Office cleaning for Tulare, Visalia and Porterville: dairy offices, medical suites and storefront agencies. Locally owned, 100% guarantee. Call {phone}.',
    keywords: ['office cleaning Tulare CA', 'Visalia office cleaning', 'Porterville office cleaning'],
  },
  areaLabel: 'Tulare County',
  headline: 'Professional Office Cleaning in Tulare, CA',
  lead: 'Tulare County works early, and so do we. Agencies on Prosperity Avenue, medical suites near the hospitals, creamery front offices: a free estimate is one call to {phone} away.',
  audiences: {
    heading: 'Who calls us in Tulare County',
    cards: [
      {
        icon: 'shop',
        title: 'Storefront agencies',
        text: 'Insurance, tax, real estate and credit offices where the public walks in all day and the glass door is the sign.',
      },
      {
        icon: 'hospital',
        title: 'Medical and dental suites',
        text: 'Waiting rooms, reception, corridors and restrooms, cleaned with products that do not bother patients.',
      },
      {
        icon: 'truck',
        title: 'Dairy and food companies',
        text: 'Scale houses, lab front offices and dispatch rooms along Highway 99, open at hours when other people sleep.',
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
        text: 'Done around your papers, never through them.',
        bullets: [
          'Clear surfaces dusted',
          'Screens and keyboards dusted dry',
          'Bins emptied and lined',
          'Carpet vacuumed to the wall',
        ],
      },
      {
        icon: 'droplet',
        title: 'Restroom care',
        text: 'Each visit, top to bottom.',
        bullets: [
          'Toilets, urinals and sinks disinfected',
          'Chrome freed of mineral film',
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
        text: 'Inside and outside glass on the same contract.',
        bullets: [
          'Front doors at every visit',
          'Conference-room glass',
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
          'Final walk with the manager',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Why call us and not a chain',
    cards: [
      {
        icon: 'geo-alt',
        title: 'Locally owned',
        text: 'The person who gives you the estimate is near enough to drop by.',
      },
      {
        icon: 'award',
        title: '100% guarantee',
        text: 'Satisfied, or cleaned again, or your money back. In that order.',
      },
      {
        icon: 'clock',
        title: 'Early and late hours',
        text: 'From 7 in the morning on weekdays, before the phones begin to ring.',
      },
      {
        icon: 'shield-check',
        title: 'Insured and checked',
        text: 'Background-checked staff, which clinics and banks ask about first.',
      },
    ],
  },
  areas: {
    heading: 'Tulare County ZIP codes we cover',
    slugs: ['tulare', 'visalia', 'porterville'],
    zipList: 'office',
  },
  hours: [
    { days: 'Monday to Friday', opens: '07:00', closes: '18:00' },
    { days: 'Saturday', opens: '08:00', closes: '16:00' },
  ],
  faq: [
    {
      question: 'Which office cleaning services do you offer in Tulare?',
      answer:
        'Reception areas, private offices, restrooms, seasonal deep cleaning, windows, and move-in or move-out cleaning. They can be booked daily, weekly or monthly, or once.',
    },
    {
      question: 'Do you also cover Visalia and Porterville?',
      answer:
        'Yes, both, with the same people and the same guarantee. A company with branches in two or three of the towns can have one schedule and one contact.',
    },
    {
      question: 'Do you clean medical offices?',
      answer:
        'Yes: waiting rooms, reception, corridors, restrooms, glass and the floors of exam rooms. Sharps, red bags and other regulated waste stay with your own staff and your licensed hauler.',
    },
    {
      question: 'What makes your business different?',
      answer:
        'We are locally owned and stand behind the work with a 100% guarantee. You talk to the people who do the cleaning, and when something is not right it is fixed, not ticketed.',
    },
  ],
  closing: {
    heading: 'Ask for a walk-through',
    text: 'Call {phone} or send a note to {email}. We look at the rooms, ask what bothers you most, and leave you with a number.',
  },
} satisfies Landing
