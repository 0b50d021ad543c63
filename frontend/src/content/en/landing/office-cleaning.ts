import type { Landing } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Office Cleaning in Kings and Tulare Counties',
    description:
      'Daily, weekly or monthly office cleaning in Hanford, Lemoore, Corcoran, Visalia, Tulare and Porterville. Insured staff, free estimates. Call {phone}.',
    keywords: ['office cleaning Kings County', 'office cleaning Tulare County', 'janitorial service Hanford'],
  },
  areaLabel: 'Kings County and Tulare County',
  headline: 'Office Cleaning in the Central Valley',
  lead: 'Your office cleaned daily, weekly or monthly by insured, background-checked staff. No two offices are alike, so call {phone}, tell us about yours and get a free estimate.',
  services: {
    heading: 'What we do in an office',
    cards: [
      {
        icon: 'calendar-week',
        title: 'Daily office cleaning',
        text: 'Desks and counters wiped, floors vacuumed or mopped, trash and recycling taken out, break room tidied. In the Valley the mat by the door fills with dust in a day, so we start there.',
      },
      {
        icon: 'stars',
        title: 'Deep cleaning',
        text: 'Baseboards, vents, door frames, chair legs, cabinet tops, behind the copier. It’s a good first visit if the office has gone without, and a good yearly one after that.',
      },
      {
        icon: 'droplet',
        title: 'Restroom maintenance',
        text: 'Fixtures, partitions, mirrors and floors cleaned and disinfected, supplies refilled. We remove mineral rings early, because well water sets them hard.',
      },
      {
        icon: 'window',
        title: 'Window and glass',
        text: 'Entrance doors, partitions, conference room glass and outside windows, done by people who clean windows for a living.',
      },
      {
        icon: 'tools',
        title: 'Specialty services',
        text: 'After a remodel, before an inspection, after harvest, when you move in or out. Describe the job, and we’ll tell you whether it’s one for us.',
      },
      {
        icon: 'clock',
        title: 'Flexible scheduling',
        text: 'Early in the morning, late in the afternoon, or quietly while you work. Daily, weekly or monthly, and you can switch as the seasons change.',
      },
    ],
  },
  reasons: {
    heading: 'Why choose us for your office',
    cards: [
      {
        icon: 'shield-check',
        title: 'You know who has the key',
        text: 'Everyone we send is insured and background-checked, and we’re based in Hanford, not in another state.',
      },
      {
        icon: 'award',
        title: '100% satisfaction guarantee',
        text: 'If we missed something, tell us. We make it right or you get your money back.',
      },
      {
        icon: 'flower1',
        title: 'Eco-friendly products',
        text: 'So your office doesn’t smell like solvent on Monday morning.',
      },
      {
        icon: 'people',
        title: '{years} years in the Valley',
        text: 'Field dust, tule fog mud and hard water are all in a day’s work for us.',
      },
    ],
  },
  areas: {
    heading: 'Where we clean offices',
    slugs: ['hanford', 'lemoore', 'corcoran', 'visalia', 'tulare', 'porterville'],
  },
  hours: [
    { days: [1, 5], opens: '07:00', closes: '18:00' },
    { days: [6, 6], opens: '08:00', closes: '16:00' },
  ],
  related: {
    heading: 'Office cleaning by city',
    links: [
      { href: '/hanford-office-cleaning', label: 'Office cleaning in Hanford' },
      { href: '/tulare-office-cleaning', label: 'Office cleaning in Tulare' },
      { href: '/commercial-quote', label: 'Estimate for office windows' },
    ],
  },
  faq: [
    {
      question: 'Why is there no price on this page?',
      answer:
        'Because square footage alone says little: two restrooms and a public counter can take longer than a whole floor of private offices. A few minutes on the phone get you a fair estimate, for free.',
    },
    {
      question: 'How often does an office need cleaning?',
      answer:
        'If the public comes in, most days. Ten people at desks do well with once or twice a week. A field office may need us monthly, and weekly during harvest.',
    },
    {
      question: 'Can you do just the windows?',
      answer:
        'Yes. For windows alone, our commercial calculator gives you an estimate right away, without a call.',
    },
  ],
  closing: {
    heading: 'Tell us about your office',
    text: 'Call {phone}. It helps to know how many rooms and restrooms you have, and which days you’d like us to come.',
  },
  isPhoneOnly: true,
} satisfies Landing
