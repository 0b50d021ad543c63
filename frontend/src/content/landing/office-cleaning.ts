import type { Landing } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Office Cleaning in Kings and Tulare County',
    description:
      'Daily, weekly or monthly office cleaning in Hanford, Lemoore, Corcoran, Visalia, Tulare and Porterville. Insured staff, free estimates. Call {phone}.',
    keywords: ['office cleaning Kings County', 'office cleaning Tulare County', 'janitorial service Hanford'],
  },
  areaLabel: 'Kings County and Tulare County',
  headline: 'Office Cleaning in the Central Valley',
  lead: 'Offices cleaned daily, weekly or monthly by insured, background-checked people. No two offices are alike, so there is no price list here: call {phone}, tell us about yours, and the estimate is free.',
  services: {
    heading: 'What we do in an office',
    cards: [
      {
        icon: 'calendar-week',
        title: 'Daily office cleaning',
        text: 'Desks and counters wiped, floors swept and mopped or vacuumed, trash and recycling out, break room reset. In the Valley the mat by the door fills with dust in a day, so we start there.',
      },
      {
        icon: 'stars',
        title: 'Deep cleaning',
        text: 'Baseboards, vents, door frames, chair legs, the top of the cabinets, behind the copier. A good first visit for an office that has been without a service, and a good yearly one after that.',
      },
      {
        icon: 'droplet',
        title: 'Restroom maintenance',
        text: 'Fixtures, partitions, mirrors and floors cleaned and disinfected, supplies refilled. Mineral rings are taken off while they are young, because well water sets them hard.',
      },
      {
        icon: 'window',
        title: 'Window and glass',
        text: 'Entrance doors, partitions, conference-room glass and outside windows, done by people who wash windows for a living.',
      },
      {
        icon: 'tools',
        title: 'Specialty services',
        text: 'After a remodel, before an inspection, after harvest, for a move in or out. Describe the job and we tell you plainly whether it is one for us.',
      },
      {
        icon: 'clock',
        title: 'Flexible scheduling',
        text: 'Before you open, after you close, or quietly while you work. Daily, weekly or monthly, and you can change from one to another as seasons change.',
      },
    ],
  },
  reasons: {
    heading: 'Why offices stay with a local cleaner',
    cards: [
      {
        icon: 'shield-check',
        title: 'You know who has the key',
        text: 'Everyone we send is insured and background-checked, and the business is in Hanford, not in another state.',
      },
      {
        icon: 'award',
        title: '100% satisfaction guarantee',
        text: 'If a room was missed, say so. We put it right or you get your money back.',
      },
      {
        icon: 'flower1',
        title: 'Eco-friendly products',
        text: 'Nothing that leaves a closed office smelling of solvent on Monday morning.',
      },
      {
        icon: 'people',
        title: '{years} years in the Valley',
        text: 'Field dust, tule-fog mud and hard water are our ordinary working day.',
      },
    ],
  },
  areas: {
    heading: 'Where we clean offices',
    slugs: ['hanford', 'lemoore', 'corcoran', 'visalia', 'tulare', 'porterville'],
  },
  hours: [
    { days: 'Monday to Friday', opens: '07:00', closes: '18:00' },
    { days: 'Saturday', opens: '08:00', closes: '16:00' },
  ],
  faq: [
    {
      question: 'Why is there no price on this page?',
      answer:
        'Because square footage says little. Two restrooms and a public counter take longer than twice the space in private offices. A few minutes on the phone give a fair estimate, and it is free.',
    },
    {
      question: 'How often does an office need cleaning?',
      answer:
        'Where the public comes in, most days. Ten people at desks do well with once or twice a week. A field office used mostly at harvest may need us monthly and weekly for the season.',
    },
    {
      question: 'Can you do just the windows?',
      answer:
        'Yes. For windows alone, the commercial calculator on this site gives you an estimate right away without a call.',
    },
  ],
  closing: {
    heading: 'Tell us about your office',
    text: 'Call {phone}. Have the number of rooms and restrooms at hand, and the days you would like us to come.',
  },
  isPhoneOnly: true,
} satisfies Landing
