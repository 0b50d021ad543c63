import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'clovis',
  seo: {
    title: 'Clovis Commercial Window Cleaning | Old Town, Shaw',
    description:
      'Clovis window cleaning for Old Town brick storefronts, Shaw Avenue retail, Herndon medical offices and brand-new buildings. 100% guarantee.',
    keywords: [
      'commercial window cleaning Clovis',
      'Old Town Clovis storefront windows',
      'post-construction Clovis',
    ],
  },
  lead: 'Clovis looks after itself. Sidewalks are swept, planters are watered, and a dull window stands out more here than it would anywhere else in the county.',
  businessTypes: {
    heading: 'Clovis addresses, Clovis windows',
    cards: [
      {
        icon: 'shop',
        title: 'Old Town boutiques and cafés',
        text: 'Pollasky Avenue’s brick buildings have deep doorways, painted lettering and antique wavy glass. Lettering stays, so we wash around it by hand.',
      },
      {
        icon: 'hospital',
        title: 'Medical and dental offices',
        text: 'Herndon and Temperance have grown into a medical district around the community hospital. Waiting rooms there are mostly glass.',
      },
      {
        icon: 'grid',
        title: 'Shaw Avenue and Sierra Vista',
        text: 'Long shopping-center fronts with anchor stores and dozens of small ones. Done as one row on one date, it costs each tenant less disturbance.',
      },
      {
        icon: 'lightbulb',
        title: 'Technology and school offices',
        text: 'The research park off Temperance and district buildings have low-emissivity panes. We read the label in the corner before choosing a cleaner.',
      },
    ],
  },
  reasons: [
    {
      icon: 'rulers',
      title: 'Builders’ residue handled properly',
      text: 'New tilt-ups and shop shells come with silicone, stickers and stucco. On tempered glass we soak before we scrape, and tell you in writing what we find.',
    },
    {
      icon: 'calendar-check',
      title: 'Event weekends on our calendar',
      text: 'Rodeo in April, the street festivals, Friday farmers market in season. We come before the crowd, and once after it.',
    },
    {
      icon: 'shield-check',
      title: 'Safe hands in a clinic',
      text: 'Insured, background-checked people who knock first and keep carts out of corridors.',
    },
    {
      icon: 'stars',
      title: '100% satisfaction guarantee',
      text: 'You look at the work in daylight. If you are not content we come again or pay you back.',
    },
  ],
  local: {
    heading: 'Softer water, finer dust',
    paragraphs: [
      'A good share of Clovis’s supply is Kings River water out of the city’s own treatment plant, which is gentler on glass than straight well water. Spots still form, but they come off more readily if somebody comes for them within the season. Two or three years of planter mist are another matter.',
      'Dust here is construction dust. North of Herndon and out past Temperance whole sections are being graded at any one time, and the afternoon breeze from the foothills lays that fine silt on everything downwind. If there are pads being cut near you, put the outside on a monthly visit until the streets are paved, then go back to quarterly. We will remind you to; it is your money.',
    ],
  },
  faq: [
    {
      question: 'Will washing hurt the gold lettering on our door?',
      answer:
        'Painted and gilt letters sit on the inside as a rule. There we use a damp cloth around them and no squeegee across. Vinyl on the outside gets the same respect at its edges.',
    },
    {
      question: 'We are opening a new store. When should you come?',
      answer:
        'After the painters, before the shelves. Check construction cleaning in the calculator and leave us a few days ahead of the walk-through with the city.',
    },
    {
      question: 'Can tenants in a center share a visit?',
      answer:
        'Yes, and it is cheaper to run. One of you calls, we quote every front by itself, and each business decides for itself.',
    },
  ],
  closing: {
    heading: 'Put your best window forward',
    text: 'An estimate costs nothing: use the calculator above, call {phone}, or describe the building to {email}.',
  },
} satisfies CommercialCity
