import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'bakersfield',
  seo: {
    title: 'Bakersfield Commercial Window Cleaning | Free Quote',
    description:
      'Window cleaning for Bakersfield offices, oil-field yards, showrooms, restaurants and warehouses, from Truxtun to Rosedale Highway. See an estimate online.',
    keywords: [
      'commercial window cleaning Bakersfield',
      'oil field office cleaning',
      'Bakersfield showroom windows',
    ],
  },
  lead: 'Pump jacks on one horizon, carrot fields on the other. Bakersfield glass gets oily, dusty and very hot, often on the same afternoon, and it has to be cleaned with all three in mind.',
  businessTypes: {
    heading: 'Bakersfield business, window by window',
    cards: [
      {
        icon: 'gear',
        title: 'Oil-field and service companies',
        text: 'Yards in Oildale and along Rosedale Highway get a thin petroleum film with sand stuck in it. It takes a degreaser, chosen with your window film and paint in mind.',
      },
      {
        icon: 'buildings',
        title: 'Mid-rise offices',
        text: 'Law, engineering and insurance offices on Truxtun, California Avenue and Stockdale Highway, mostly two or three stories in bronze glass.',
      },
      {
        icon: 'truck',
        title: 'Auto mall and showrooms',
        text: 'Floor-to-floor glass around Wible Road. An early visit leaves it clear for the evening test drives.',
      },
      {
        icon: 'cup-hot',
        title: 'Restaurants and shopping centers',
        text: 'Ming, Gosford and The Marketplace: patio misters are great for guests and terrible for glass.',
      },
      {
        icon: 'building',
        title: 'Logistics and growers',
        text: 'Warehouses toward Shafter and the south end, and packing offices where carrots and almonds come in.',
      },
    ],
  },
  reasons: [
    {
      icon: 'sun',
      title: 'Planned around the heat',
      text: 'At 105 degrees soap dries before the squeegee arrives. From June to September we do west sides early and east sides late, always in the shade.',
    },
    {
      icon: 'clipboard-check',
      title: 'Your site, your rules',
      text: 'Hard hats, sign-in, a safety talk at the gate: tell us what your yard requires of contractors, and we’ll tell you up front whether we can meet it.',
    },
    {
      icon: 'piggy-bank',
      title: 'A price you can check',
      text: 'Windows, building, stories, frequency. The calculator shows how each one changes the estimate.',
    },
    {
      icon: 'shield-check',
      title: 'Insured and guaranteed',
      text: 'Insured, background-checked staff, and 100% satisfaction or your money back.',
    },
  ],
  local: {
    heading: 'Oil film, Grapevine wind and patio mist',
    paragraphs: [
      'North of the Kern River the old oil fields run right up to the houses. What settles there smears under plain water and looks streaky by noon. A degreasing wash takes it off, and a second, clean rinse keeps it from coming back as haze. We do both, and we change the water between buildings, because one oily bucket can spoil a whole storefront.',
      'Spring wind comes down off the Grapevine and the Tehachapis and can carry sand across the south end for a day at a time. If it’s in the forecast for your date, we’ll find another. Downtown is calmer, but parking-garage exhaust and pigeons make up for it.',
    ],
    bullets: [
      'Storefronts in shopping centers: bi-weekly',
      'Offices: quarterly',
      'Yards: twice a year, plus the front door monthly',
    ],
  },
  faq: [
    {
      question: 'Will a degreaser damage our window film?',
      answer:
        'The wrong one can. Tell us which windows are filmed and how old the film is, and we choose the cleaner for it before we start.',
    },
    {
      question: 'Which parts of town do you cover?',
      answer:
        'Downtown, Westchester, Stockdale, the southwest, Oildale, Rosedale, and Shafter to the northwest. You’ll find the ZIP codes on our Bakersfield page.',
    },
    {
      question: 'Our patio glass is white from the misters. Is it ruined?',
      answer:
        'Maybe not. We try a remover on one panel and let it dry in front of you. If the marks return, the glass is etched, and you’ve spent nothing on the other panels.',
    },
  ],
  closing: {
    heading: 'Get a real answer about your building',
    text: 'Call {phone} to schedule a site visit, or send photos and a floor plan to {email}.',
  },
} satisfies CommercialCity
