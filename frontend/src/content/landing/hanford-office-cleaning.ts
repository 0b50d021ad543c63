import type { Landing } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Hanford Office Cleaning | Kings County',
    description:
      'Office cleaning in Hanford, Lemoore and Corcoran for downtown offices, farm offices and plants. Insured local team and free estimates. Call {phone}.',
    keywords: ['office cleaning Hanford CA', 'janitorial Hanford', 'Kings County office cleaners'],
  },
  areaLabel: 'Kings County',
  headline: 'Professional Office Cleaning in Hanford, CA',
  lead: 'From second-floor law offices near Courthouse Square to trailers at the edge of a dairy: we clean the rooms where Kings County does its paperwork. Call {phone} for a free estimate.',
  audiences: {
    heading: 'Offices we know',
    cards: [
      {
        icon: 'buildings',
        title: 'Downtown offices',
        text: 'Old brick, high ceilings, wood floors and stairs. Around Seventh Street and Irwin we work with little water and soft pads, and carry everything up by hand.',
      },
      {
        icon: 'flower1',
        title: 'Agricultural businesses',
        text: 'Dairy, cotton, nut and tomato offices bring the field in on every boot. We set mats, vacuum before we mop, and come more often when harvest is on.',
      },
      {
        icon: 'truck',
        title: 'Industrial facilities',
        text: 'Front offices, break rooms and restrooms in the plants south of town. We sign in, wear what your safety sheet asks for and keep to the marked walkways.',
      },
    ],
  },
  services: {
    heading: 'Six services, put together as you need them',
    cards: [
      {
        icon: 'calendar-week',
        title: 'Regular office cleaning',
        text: 'The routine that keeps an office pleasant, daily, weekly or monthly.',
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
        text: 'For the corners that a nightly cleaning passes by.',
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
        text: 'The room by which visitors judge all the others.',
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
        text: 'Coffee, microwaves and forty lunches a week leave their mark.',
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
        text: 'Our first trade, so it is never an afterthought.',
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
        text: 'Valley grit works like sandpaper; getting it off early saves the finish.',
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
        text: 'Insured, background-checked people who can be left alone with the files.',
      },
      {
        icon: 'award',
        title: '100% satisfaction quality guarantee',
        text: 'What is not right is cleaned again, or you get your money back.',
      },
      {
        icon: 'calendar-check',
        title: 'Reliable service',
        text: 'We agree on days and hours, and those are the days and hours we come.',
      },
      {
        icon: 'geo-alt',
        title: 'Local expertise',
        text: 'We are based in Hanford. We have swept up after the same dust storms as you.',
      },
    ],
  },
  areas: {
    heading: 'Kings County offices we reach',
    slugs: ['hanford', 'lemoore', 'corcoran'],
    zipList: 'office',
  },
  hours: [{ days: 'Monday to Saturday', opens: '08:00', closes: '18:00' }],
  faq: [
    {
      question: 'What office cleaning services do you provide in Hanford?',
      answer:
        'Regular cleaning by the day, week or month, deep cleaning, restrooms, break rooms, windows and glass, and floors. Most offices take two or three of them; tell us which and how often.',
    },
    {
      question: 'How much does office cleaning cost?',
      answer:
        'It depends on rooms, restrooms, floors and how often we come. Call {phone} for a free estimate; if the building is large or unusual we look at it first.',
    },
    {
      question: 'Do you clean agricultural offices?',
      answer:
        'Yes: dairies, gins, packing houses, hullers and farm-supply offices. We know about biosecurity at a dairy gate, so tell us where to park and whether you want boot covers.',
    },
  ],
  closing: {
    heading: 'Let us look at your office',
    text: 'Call {phone} or write to {email}. Tell us the street, the number of rooms and the days you would like.',
  },
} satisfies Landing
