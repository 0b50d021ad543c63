import type { Landing } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Office Cleaning in Hanford, CA | Free Estimates',
    description:
      'Office cleaning in Hanford, Lemoore and Corcoran for downtown offices, farm offices and plants. Insured local team and free estimates. Call {phone}.',
    keywords: ['office cleaning Hanford CA', 'janitorial Hanford', 'Kings County office cleaners'],
  },
  areaLabel: 'Kings County',
  headline: 'Professional Office Cleaning in Hanford, CA',
  lead: 'From second-floor offices near Courthouse Square to the trailer at the edge of the dairy, we clean the rooms where Kings County gets its paperwork done. Call {phone} for a free estimate.',
  audiences: {
    heading: 'Office cleaning for local businesses',
    cards: [
      {
        icon: 'buildings',
        title: 'Downtown offices',
        text: 'Old brick, high ceilings, wood floors and stairs. Around Seventh and Irwin streets we work with little water and soft pads that won’t wear the finish.',
      },
      {
        icon: 'flower1',
        title: 'Agricultural businesses',
        text: 'At dairy, cotton, nut and tomato offices, the field comes in on every boot. We vacuum before we mop, and come more often at harvest.',
      },
      {
        icon: 'truck',
        title: 'Industrial facilities',
        text: 'Front offices, break rooms and restrooms in plants and warehouses. We sign in, follow your safety rules and stay on the marked walkways.',
      },
    ],
  },
  services: {
    heading: 'Office cleaning services',
    cards: [
      {
        icon: 'calendar-week',
        title: 'Regular office cleaning',
        text: 'The routine that keeps an office pleasant: daily, weekly or monthly.',
        bullets: [
          'Desks, counters and phones wiped',
          'Floors vacuumed or mopped',
          'Trash and recycling taken out',
          'Door handles and switches disinfected',
        ],
      },
      {
        icon: 'stars',
        title: 'Deep cleaning',
        text: 'For the spots that routine cleaning doesn’t reach.',
        bullets: [
          'Baseboards and door frames',
          'Air vents and ceiling corners',
          'Under and behind furniture',
          'Cabinet fronts and tops',
        ],
      },
      {
        icon: 'droplet',
        title: 'Restrooms',
        text: 'The room visitors judge all the others by.',
        bullets: [
          'Fixtures cleaned and disinfected',
          'Hard water rings removed',
          'Mirrors and partitions',
          'Paper and soap refilled',
        ],
      },
      {
        icon: 'cup-hot',
        title: 'Break rooms',
        text: 'Coffee, microwaves and a week of lunches leave their mark.',
        bullets: [
          'Counters and sinks scrubbed',
          'Outside of appliances',
          'Inside of the microwave',
          'Tables and chairs wiped',
        ],
      },
      {
        icon: 'window',
        title: 'Windows and glass',
        text: 'Windows are our specialty, never an afterthought.',
        bullets: [
          'Entrance doors and sidelights',
          'Inside partitions',
          'Outside windows',
          'Spots left by lawn sprinklers',
        ],
      },
      {
        icon: 'bucket',
        title: 'Floors',
        text: 'Valley grit works like sandpaper. Getting it off early saves the finish.',
        bullets: [
          'Entry mats shaken and vacuumed',
          'Hard floors swept and mopped',
          'Carpet edges vacuumed',
          'Spills and spots treated',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Four reasons to call us',
    cards: [
      {
        icon: 'person-badge',
        title: 'Professional team',
        text: 'Insured, background-checked people you can trust with the keys.',
      },
      {
        icon: 'award',
        title: '100% satisfaction quality guarantee',
        text: 'If something isn’t right, we clean it again or you get your money back.',
      },
      {
        icon: 'calendar-check',
        title: 'Reliable service',
        text: 'We agree on the days and hours, and those are the days and hours we come.',
      },
      {
        icon: 'geo-alt',
        title: 'Local expertise',
        text: 'We’re based in Hanford, and we’ve swept up after the same dust storms you have.',
      },
    ],
  },
  areas: {
    heading: 'Where we clean offices in Kings County',
    slugs: ['hanford', 'lemoore', 'corcoran'],
    zipList: 'office',
  },
  hours: [{ days: [1, 6], opens: '08:00', closes: '18:00' }],
  related: {
    heading: 'More cleaning in Kings County',
    links: [
      { href: '/hanford-commercial-window-cleaning', label: 'Commercial window cleaning in Hanford' },
      { href: '/lemoore-commercial-window-cleaning', label: 'Commercial window cleaning in Lemoore' },
      { href: '/hanford-house-cleaning', label: 'House cleaning in Hanford' },
      { href: '/tulare-office-cleaning', label: 'Office cleaning in Tulare' },
    ],
  },
  faq: [
    {
      question: 'What office cleaning services do you provide in Hanford?',
      answer:
        'Regular cleaning (daily, weekly or monthly), deep cleaning, restrooms, break rooms, windows and glass, and floors. Tell us which ones you need and how often.',
    },
    {
      question: 'How much does office cleaning cost?',
      answer:
        'It depends on the rooms, restrooms and floors, and on how often we come. Call {phone} for a free estimate. If the building is large or unusual, we come and look at it first.',
    },
    {
      question: 'Do you clean agricultural offices?',
      answer:
        'Yes: offices at dairies, gins, packing houses, hullers and farm supply stores. Tell us about biosecurity at your gate and where to park.',
    },
  ],
  closing: {
    heading: 'Get a free estimate for your office',
    text: 'Call {phone} or write to {email}. Tell us the street, the number of rooms and which days you’d like us to come.',
  },
} satisfies Landing
