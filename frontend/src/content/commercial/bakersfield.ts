import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'bakersfield',
  seo: {
    title: 'Bakersfield Commercial Window Cleaning | Oil to Office',
    description:
      'Window cleaning for Bakersfield offices, oil-field yards, showrooms, restaurants and warehouses, from Truxtun to Rosedale Highway. Estimate online.',
    keywords: [
      'commercial window cleaning Bakersfield',
      'oil field office cleaning',
      'Bakersfield showroom windows',
    ],
  },
  lead: 'Pump jacks on one horizon and carrots on the other. Bakersfield glass gets oily, dusty and very hot, often on the same afternoon, and it has to be cleaned in that order.',
  businessTypes: {
    heading: 'Bakersfield business, window by window',
    cards: [
      {
        icon: 'gear',
        title: 'Oil-field and service companies',
        text: 'Yards in Oildale and along Rosedale Highway: a thin petroleum film with sand stuck in it. It needs solvent-strength soap, chosen to be kind to window film and paint.',
      },
      {
        icon: 'buildings',
        title: 'Office towers’ smaller cousins',
        text: 'Law, engineering and insurance on Truxtun, California Avenue and Stockdale Highway, mostly two or three stories in bronze glass.',
      },
      {
        icon: 'truck',
        title: 'Auto mall and showrooms',
        text: 'Floor-to-floor walls around Wible Road. Early visits leave them clear for the evening test drives.',
      },
      {
        icon: 'cup-hot',
        title: 'Restaurants and centers',
        text: 'Ming, Gosford and The Marketplace: misters on the patio are pleasant for guests and terrible for glass.',
      },
      {
        icon: 'building',
        title: 'Logistics and growers',
        text: 'Warehouses toward Shafter and the south end; packing offices where carrots and almonds come in.',
      },
    ],
  },
  reasons: [
    {
      icon: 'sun',
      title: 'Heat planned for',
      text: 'At 105 degrees soap dries before the squeegee arrives. From June to September we do east sides late and west sides early, always on the shady wall.',
    },
    {
      icon: 'clipboard-check',
      title: 'Site orientation, no shortcuts',
      text: 'Hard hats, flame-resistant clothing, a safety talk at the gate: tell us what your yard asks of contractors and we come prepared.',
    },
    {
      icon: 'piggy-bank',
      title: 'A price made of counts',
      text: 'Windows, building, stories, frequency. You can follow the arithmetic in the calculator and argue with it.',
    },
    {
      icon: 'shield-check',
      title: 'Covered from both sides',
      text: 'Insurance and background checks on ours, a 100% money-back promise on yours.',
    },
  ],
  local: {
    heading: 'Oil film, Grapevine wind and patio mist',
    paragraphs: [
      'North of the Kern River the old fields run right up to the houses. What settles there smears under plain water and turns streaky by noon. A degreasing wash takes it away; a second, clean rinse keeps it from coming back as a haze. We do both, and we change water between buildings, since one oily bucket can spoil a whole front.',
      'Spring wind comes down off the Grapevine and the Tehachapis and can carry sand across the south end for a day at a time. If that is forecast for your date, tell us, or we will tell you. Downtown is calmer, but parking-garage exhaust and pigeons make up for it. Storefronts in the centers do well bi-weekly, offices quarterly, yards twice a year plus the front door monthly.',
    ],
  },
  faq: [
    {
      question: 'Will a degreaser damage our window film?',
      answer:
        'Not the one we use on film: it contains no ammonia and is wiped, not scraped. Tell us which panes are filmed; older film we test at the edge.',
    },
    {
      question: 'Which parts of town do you cover?',
      answer:
        'Downtown, Westchester, Stockdale, the southwest, Oildale and Rosedale, and Shafter to the northwest. ZIP codes are listed on our Bakersfield page.',
    },
    {
      question: 'Our patio glass is white from the misters. Is it ruined?',
      answer:
        'Perhaps not. We try a remover on one panel and let it dry in front of you. If the marks return, the glass is etched, and you will have spent nothing on the other panels.',
    },
  ],
  closing: {
    heading: 'Talk to someone who will climb out of the truck',
    text: 'Dial {phone} for a site visit, or send a plan and photos to {email}.',
  },
} satisfies CommercialCity
