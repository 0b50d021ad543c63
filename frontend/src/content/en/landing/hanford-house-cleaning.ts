import type { Landing } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'House Cleaning in Hanford, CA | Free Estimates',
    description:
      'House cleaning in Hanford, Lemoore and Corcoran: weekly visits, deep cleaning, move-outs. Insured local team, 100% satisfaction. Call {phone}.',
    keywords: ['house cleaning Hanford CA', 'maid service Hanford', 'move-out cleaning Kings County'],
  },
  areaLabel: 'Hanford and Kings County',
  headline: 'Professional House Cleaning in Hanford',
  lead: 'Valley dust gets in even with the doors shut. We clean weekly, every other week, monthly or just once, with eco-friendly products and background-checked staff. Call {phone} for a free estimate.',
  audiences: {
    heading: 'We clean every kind of Hanford home',
    cards: [
      {
        icon: 'house-heart',
        title: 'Historic homes',
        text: 'Bungalows and Victorians near downtown have picture rails, built-ins, floor grates and old varnish. We dust dry where water would do harm, and test cleaners where nobody looks.',
      },
      {
        icon: 'house-door',
        title: 'Modern developments',
        text: 'Newer houses on the north and west sides have big glass showers, light tile with lots of grout and stone counters. Each needs its own cleaner, and we bring it.',
      },
      {
        icon: 'tree',
        title: 'Rural homes',
        text: 'Out on the avenues there’s a dirt drive, a mudroom and a private well. We plan extra time for sills and fans, and for the mineral scale in sinks and showers.',
      },
    ],
  },
  services: {
    heading: 'House cleaning services',
    cards: [
      {
        icon: 'house',
        title: 'Regular house cleaning',
        text: 'Dusting, floors, kitchen, bathrooms and beds on a regular schedule, so the house never gets ahead of you.',
      },
      {
        icon: 'stars',
        title: 'Deep cleaning',
        text: 'Baseboards, blinds, door tops, ceiling fans, and inside the oven if you ask. A good first visit, or a reset before guests come.',
      },
      {
        icon: 'key',
        title: 'Move-in/move-out',
        text: 'Empty rooms cleaned from ceiling fan to closet floor, cabinets and drawers inside and out, ready for the walk-through.',
      },
      {
        icon: 'window',
        title: 'Window cleaning',
        text: 'Inside and outside glass. Outside cleaning starts at {fromPrice} for a one-story home {fromHome}, and our calculator prices yours in a minute.',
        href: '/?city=hanford#quote',
        linkLabel: 'Price my windows',
      },
      {
        icon: 'cup-hot',
        title: 'Kitchen cleaning',
        text: 'Stovetop, hood, backsplash, sink and counters degreased, and cabinet and appliance fronts wiped streak-free.',
      },
      {
        icon: 'droplet-half',
        title: 'Bathroom cleaning',
        text: 'Tub, tile, toilet and mirrors, plus the white crust that hard water leaves on faucets and shower doors.',
      },
    ],
  },
  reasons: {
    heading: 'Three things you can count on',
    cards: [
      {
        icon: 'award',
        title: '100% satisfaction',
        text: 'Walk through the rooms when we’re finished. If you’re not happy with something, we do it again or you get your money back.',
      },
      {
        icon: 'calendar-check',
        title: 'Flexible scheduling',
        text: 'Weekdays and Saturdays. Shift work, school breaks, harvest: tell us what your week looks like.',
      },
      {
        icon: 'people',
        title: 'Local team',
        text: 'We’re based in Hanford and have {years} years of experience with Valley dust and Valley water.',
      },
    ],
  },
  areas: {
    heading: 'Where we clean houses',
    slugs: ['hanford', 'lemoore', 'corcoran'],
    zipList: 'house',
  },
  hours: [
    { days: [1, 5], opens: '08:00', closes: '18:00' },
    { days: [6, 6], opens: '09:00', closes: '15:00' },
  ],
  related: {
    heading: 'More cleaning around Hanford',
    links: [
      { href: '/hanford-window-cleaning', label: 'Window cleaning in Hanford' },
      { href: '/lemoore-window-cleaning', label: 'Window cleaning in Lemoore' },
      { href: '/hanford-office-cleaning', label: 'Office cleaning in Hanford' },
    ],
  },
  faq: [
    {
      question: 'What does house cleaning cost in Hanford?',
      answer:
        'It depends on the number of rooms and bathrooms, on pets, and on how long it’s been since the last cleaning. Call {phone}, answer a few questions, and you have a free estimate.',
    },
    {
      question: 'Do I need to supply anything?',
      answer:
        'No. We bring products, cloths and a vacuum. If you prefer your own cleaner on stone or old wood, leave it out and we’ll use it.',
    },
    {
      question: 'Can you clean while I am at work?',
      answer:
        'Yes. Leave us a key or a gate code. Our staff is insured and background-checked, and we lock up when we leave.',
    },
  ],
  closing: {
    heading: 'Ready for a Spotlessly Clean Home?',
    text: 'Call {phone} or write to {email}. Tell us how many bedrooms and bathrooms you have and whether there are pets, and we’ll find a day.',
  },
} satisfies Landing
