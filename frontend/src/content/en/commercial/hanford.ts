import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'hanford',
  seo: {
    title: 'Hanford Commercial Window Cleaning | Shops, Offices',
    description:
      'Commercial window cleaning in Hanford for storefronts, offices, clinics and plants, from a company based in town. Free estimate online, reply within 24 hours.',
    keywords: [
      'commercial window cleaning Hanford',
      'storefront cleaning Hanford CA',
      'Kings County office windows',
    ],
  },
  lead: 'We’re based right here, so a six-pane storefront downtown is as easy for us to schedule as a plant on the edge of town. Count your windows, see an estimate, and hear from us within 24 hours.',
  businessTypes: {
    heading: 'Window cleaning for every kind of Hanford business',
    cards: [
      {
        icon: 'shop',
        title: 'Downtown shops and restaurants',
        text: 'Seventh and Irwin streets, Courthouse Square and the blocks around the Fox have tall transoms, recessed doors and old tile that must not be flooded. We work with little water and dry the threshold.',
      },
      {
        icon: 'bank',
        title: 'Government and professional offices',
        text: 'Offices on and around Lacey Boulevard see lines of people at a few glass doors. Those doors come first, before the lines form.',
      },
      {
        icon: 'hospital',
        title: 'Medical buildings',
        text: 'Patients at the clinics around Seventh Street and Mall Drive can spend an hour facing the window. We keep it clear, and we keep quiet.',
      },
      {
        icon: 'truck',
        title: 'Plants and farm suppliers',
        text: 'Food plants, equipment yards and warehouses around the Kings Industrial Park: front offices, guard shacks and control-room glass.',
      },
    ],
  },
  reasons: [
    {
      icon: 'geo-alt',
      title: 'We’re based in town',
      text: 'No long drive means short, frequent visits make sense, even for a small storefront.',
    },
    {
      icon: 'droplet',
      title: 'We know the well water',
      text: 'We check which side of the building the sprinklers reach and treat that glass before it stains for good.',
    },
    {
      icon: 'shield-check',
      title: 'Insured and background-checked',
      text: 'Our staff is background-checked and our work is insured, which is what most offices and clinics ask first.',
    },
    {
      icon: 'award',
      title: '100% satisfaction guarantee',
      text: 'If we miss a corner, we come back and fix it, or you get your money back.',
    },
  ],
  local: {
    heading: 'A year behind a Hanford window',
    paragraphs: [
      'From May on, parking lot sprinklers along Twelfth Avenue wet the low glass at night and the sun bakes it by breakfast. In August the nut orchards are shaken, and by October the cotton pickers are out, so anything facing a field road turns tan. Then comes the fog: in December a shop window is often wet from dusk until ten in the morning, and what dries on it is the dust of the fall.',
    ],
    bullets: [
      'Shops with a busy door: every other week',
      'Offices set back from the road: monthly',
      'Everyone: one thorough visit in November, when harvest is over, and one in February, when the fog is gone',
    ],
  },
  serviceAreas: {
    heading: 'Where we work around Hanford',
    bullets: [
      'Downtown, Seventh Street and Courthouse Square',
      'Twelfth Avenue, Lacey Boulevard and the mall',
      'Kings Industrial Park and Highway 43',
      'Armona, Home Garden and Grangeville',
      'Lemoore and Corcoran',
    ],
  },
  faq: [
    {
      question: 'Can you finish before my shop opens?',
      answer:
        'If you open at nine or ten, usually yes: our day starts at 8. Tell us about delivery days and street events, and we’ll stay out of the way.',
    },
    {
      question: 'Our building downtown is old. Will the transoms survive?',
      answer:
        'We look at the putty first. Loose panes are wiped by hand with little water and no pressure, and we show you the ones that need a glass shop.',
    },
    {
      question: 'Do you do one-time cleanings?',
      answer: 'Yes, for a grand opening, an inspection or a sale. Choose Yearly/One Time in the calculator.',
    },
  ],
  closing: {
    heading: 'Get a straight answer from your neighbors',
    text: 'Call {phone} or write to {email}. If you’d like us to see the building first, we’ll stop by.',
  },
} satisfies CommercialCity
