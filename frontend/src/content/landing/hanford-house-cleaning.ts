import type { Landing } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'House Cleaning in Hanford, CA | Free Estimates',
    description:
      'House cleaning in Hanford, Lemoore and Corcoran: weekly care, deep cleaning, move-outs. Insured local team, 100% satisfaction. Call {phone}.',
    keywords: ['house cleaning Hanford CA', 'maid service Hanford', 'move-out cleaning Kings County'],
  },
  areaLabel: 'Hanford and Kings County',
  headline: 'Professional House Cleaning in Hanford',
  lead: 'A house in the Valley collects dust with the doors shut. We come weekly, every other week, monthly or once, with eco-friendly products and background-checked people. Call {phone} for a free estimate.',
  audiences: {
    heading: 'Houses as they are built here',
    cards: [
      {
        icon: 'house-heart',
        title: 'Historic homes',
        text: 'Bungalows and Victorians near downtown have picture rails, built-ins, floor grates and old varnish. We dust dry where water would hurt and test a cleaner where nobody looks.',
      },
      {
        icon: 'house-door',
        title: 'Modern developments',
        text: 'Newer houses on the north and west sides: large showers with glass walls, light tile with lots of grout, stone counters. Each wants its own cleaner, and we bring it.',
      },
      {
        icon: 'tree',
        title: 'Rural homes',
        text: 'Out on the avenues there is a dirt drive, a mud room and a private well. We plan more time for sills, fans and filters, and for the mineral scale in sinks and showers.',
      },
    ],
  },
  services: {
    heading: 'House cleaning services',
    cards: [
      {
        icon: 'house',
        title: 'Regular house cleaning',
        text: 'Dusting, floors, kitchen, baths and beds on a steady rhythm, so that no single visit is ever a big one.',
      },
      {
        icon: 'stars',
        title: 'Deep cleaning',
        text: 'Baseboards, blinds, door tops, ceiling fans, inside the oven if you ask. Good before guests come, or as the first visit.',
      },
      {
        icon: 'key',
        title: 'Move-in/move-out',
        text: 'Empty rooms from ceiling fan to closet floor, with cabinets and drawers inside and out, ready for the walk-through.',
      },
      {
        icon: 'window',
        title: 'Window cleaning',
        text: 'Inside and outside glass. Outside washing starts at {fromPrice} for a one-story home up to 1,600 sq ft, and the calculator on the home page prices yours.',
        href: '/#quote',
        linkLabel: 'Price my windows',
      },
      {
        icon: 'cup-hot',
        title: 'Kitchen cleaning',
        text: 'Stove top, hood, backsplash, sink and counters degreased; fronts of cabinets and appliances wiped without streaks.',
      },
      {
        icon: 'droplet-half',
        title: 'Bathroom cleaning',
        text: 'Tub, tile, toilet and mirrors, and the white crust that hard water leaves on faucets and shower doors.',
      },
    ],
  },
  reasons: {
    heading: 'Three things you can count on',
    cards: [
      {
        icon: 'award',
        title: '100% satisfaction',
        text: 'Walk through the rooms when we have finished. What you do not like is done again, or you get your money back.',
      },
      {
        icon: 'calendar-check',
        title: 'Flexible scheduling',
        text: 'Weekdays and Saturdays. Shift work, school break, harvest: tell us what your week looks like.',
      },
      {
        icon: 'people',
        title: 'Local team',
        text: 'We are based in Hanford and have {years} years of experience with this dust and this water.',
      },
    ],
  },
  areas: {
    heading: 'Where we clean houses',
    slugs: ['hanford', 'lemoore', 'corcoran'],
    zipList: 'house',
  },
  hours: [
    { days: 'Monday to Friday', opens: '08:00', closes: '18:00' },
    { days: 'Saturday', opens: '09:00', closes: '15:00' },
  ],
  faq: [
    {
      question: 'What does house cleaning cost in Hanford?',
      answer:
        'It depends on rooms, baths, pets and how long it has been. Call {phone}, answer a few questions, and you have a free estimate. Only windows have a fixed list, which you can see on the home page.',
    },
    {
      question: 'Do I need to supply anything?',
      answer:
        'No. We bring products, cloths and a vacuum. If you prefer your own cleaner on stone or old wood, leave it out and we use that.',
    },
    {
      question: 'Can you clean while I am at work?',
      answer:
        'Yes. Leave a key or a gate code with us. Our staff is insured and background-checked, and we lock up the way we found it.',
    },
  ],
  closing: {
    heading: 'Ready for a Spotlessly Clean Home?',
    text: 'Call {phone} or write to {email}. Tell us how many bedrooms and baths there are and whether there are pets, and we will find a day.',
  },
} satisfies Landing
