import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'clovis',
  seo: {
    title: 'Clovis Commercial Window Cleaning | Old Town to Shaw',
    description:
      'Clovis window cleaning for Old Town brick storefronts, Shaw Avenue retail, Herndon medical offices and brand-new buildings. Free estimate, 100% guarantee.',
    keywords: [
      'commercial window cleaning Clovis',
      'Old Town Clovis storefront windows',
      'post-construction Clovis',
    ],
  },
  lead: 'Clovis looks after itself. The sidewalks are swept, the planters are watered, and a dull storefront window stands out. We keep yours bright, on the schedule you choose.',
  businessTypes: {
    heading: 'Clovis addresses, Clovis windows',
    cards: [
      {
        icon: 'shop',
        title: 'Old Town boutiques and cafes',
        text: 'Pollasky Avenue’s brick buildings have deep doorways, painted lettering and wavy antique glass. The lettering stays, because we wash around it by hand.',
      },
      {
        icon: 'hospital',
        title: 'Medical and dental offices',
        text: 'Herndon and Temperance have grown into a medical district with waiting rooms that are mostly glass. We work quietly and keep walkways clear.',
      },
      {
        icon: 'grid',
        title: 'Shaw Avenue and Sierra Vista',
        text: 'Long shopping center fronts with anchor stores and dozens of small ones. Done as one row on one date, it means less disruption for each tenant.',
      },
      {
        icon: 'lightbulb',
        title: 'Technology and school offices',
        text: 'Newer buildings, such as those in the research park off Temperance, have low-E glass. We read the label in the corner before choosing a cleaner.',
      },
    ],
  },
  reasons: [
    {
      icon: 'rulers',
      title: 'Builders’ residue handled properly',
      text: 'New buildings come with silicone, stickers and stucco. On tempered glass we soak before we scrape, and we show you what we find.',
    },
    {
      icon: 'calendar-check',
      title: 'Around your event weekends',
      text: 'Rodeo in April, the street festivals, the farmers market in season: we can come before the crowd, and once more after it.',
    },
    {
      icon: 'shield-check',
      title: 'Careful people in a clinic',
      text: 'Insured, background-checked staff who knock first and keep carts out of corridors.',
    },
    {
      icon: 'stars',
      title: '100% satisfaction guarantee',
      text: 'Look at the work in daylight. If you’re not happy, we come back or you get your money back.',
    },
  ],
  local: {
    heading: 'Softer water, finer dust',
    paragraphs: [
      'A good share of the city’s supply is Kings River water from its own treatment plant, which is gentler on glass than straight well water. Spots still form, but they come off easily if they’re cleaned within the season. Two or three years of planter mist are another matter.',
      'Dust here is construction dust. North of Herndon and out past Temperance, whole sections are being graded at any one time, and the foothill breeze drops that fine silt on everything downwind. If you’re near a site, put the outside on a monthly visit until the streets are paved, then go back to quarterly. We’ll remind you to. It’s your money.',
    ],
  },
  faq: [
    {
      question: 'Will washing hurt the gold lettering on our door?',
      answer:
        'Painted and gilt letters usually sit on the inside of the glass. There we clean around them with a damp cloth, without a squeegee. Vinyl on the outside gets the same care at its edges.',
    },
    {
      question: 'We’re opening a new store. When should you come?',
      answer:
        'After the painters and before the shelves. Check construction cleaning in the calculator, and allow a few days before your final walk-through.',
    },
    {
      question: 'Can tenants in a center share a visit?',
      answer:
        'Yes. One of you calls, we estimate each storefront separately, and each business decides for itself.',
    },
  ],
  closing: {
    heading: 'Put your best window forward',
    text: 'The estimate is free: open the calculator above, call {phone}, or describe the building to {email}.',
  },
} satisfies CommercialCity
