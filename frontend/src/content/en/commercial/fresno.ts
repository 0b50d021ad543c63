import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'fresno',
  seo: {
    title: 'Fresno Commercial Window Cleaning | Offices, Retail',
    description:
      'Window cleaning for Fresno office parks, showrooms, restaurants, clinics and warehouses. Count your windows, see an estimate, hear from us within 24 hours.',
    keywords: [
      'commercial window cleaning Fresno',
      'Fresno office window cleaning',
      'storefront washing Fresno',
    ],
  },
  lead: 'Art deco storefronts on Fulton, mirrored office parks on Palm, loading docks on North Avenue: every part of Fresno has a different kind of glass. Tell us what you have, and see an estimate in a minute.',
  businessTypes: {
    heading: 'Fresno buildings and what they need',
    cards: [
      {
        icon: 'buildings',
        title: 'Office parks',
        text: 'Palm Bluffs, Shaw and Herndon: two stories of tinted, coated glass around a lawn. Coated glass is washed without blades, and the lawn sprinklers are usually what spots it.',
      },
      {
        icon: 'truck',
        title: 'Car dealers',
        text: 'Showroom glass on Blackstone and around the auto centers runs from floor to ceiling, and one smear shows from across the street.',
      },
      {
        icon: 'cup-hot',
        title: 'Restaurants',
        text: 'River Park, the Tower District, Champlain: patio glass, fryer film by the kitchen, small handprints on the door.',
      },
      {
        icon: 'hospital',
        title: 'Medical and dental offices',
        text: 'From the Herndon corridor to downtown, we clean waiting rooms early and work quietly around patients.',
      },
      {
        icon: 'building',
        title: 'Warehouses and packers',
        text: 'South of Jensen the trucks never stop. Front offices there collect diesel soot that takes a degreaser, not soap.',
      },
    ],
  },
  reasons: [
    {
      icon: 'clock',
      title: 'Timed around traffic',
      text: 'We group stops by side of town and do the busy corridors early, so we’re working on your windows instead of sitting on the 41.',
    },
    {
      icon: 'clipboard-check',
      title: 'Easy for property managers',
      text: 'Several buildings can share one schedule and one contact, with a price listed for each address.',
    },
    {
      icon: 'person-badge',
      title: 'People your tenants can trust',
      text: 'Everyone on site is insured and background-checked, and signs in where your lobby requires it.',
    },
    {
      icon: 'award',
      title: '100% satisfaction or your money back',
      text: 'Point at the pane. We clean it again, or we refund it.',
    },
  ],
  local: {
    heading: 'Soot, smoke and sprinklers',
    paragraphs: [
      'Air sits still over Fresno. On stagnant days in July, and again in December, exhaust and field dust have nowhere to go and settle on the sills. In a bad fire summer, Sierra ash comes with it. Ash is abrasive: it has to be rinsed off, never wiped dry, or a tinted storefront ends up full of fine scratches.',
      'Water differs from one district to the next, because part of the city gets treated mountain water and part still relies on wells. Older irrigation lines mean heavier spots. On the first visit we note which sides get wet and put those on a shorter cycle than the rest, so you don’t pay to have clean glass cleaned again.',
    ],
  },
  serviceAreas: {
    heading: 'Fresno districts and neighbors on our routes',
    bullets: [
      'Downtown, Fulton Street and Chinatown',
      'Tower District and Blackstone Avenue',
      'River Park, Woodward Park and Palm Bluffs',
      'Shaw, Herndon and the Fig Garden area',
      'The airport, and the industrial south side along Highway 99',
      'Clovis and Selma',
    ],
  },
  faq: [
    {
      question: 'How high do you go?',
      answer:
        'The calculator covers one story and two or more. For taller buildings call {phone}: we look at the site and tell you honestly whether it’s work for us.',
    },
    {
      question: 'Can you work in a gated or badge-only complex?',
      answer:
        'Yes. We need a contact for the gate, a parking spot near water and the complex’s rules in advance. If the manager wants proof of insurance, ask us when you call.',
    },
    {
      question: 'How often should a Fresno storefront be cleaned?',
      answer:
        'We suggest bi-weekly on Blackstone, on Shaw or in a food court, monthly on quieter streets, and quarterly for upstairs offices.',
    },
  ],
  closing: {
    heading: 'One building or forty',
    text: 'Call {phone}, or email your address list to {email}. A single shop gets the same prompt reply as a portfolio.',
  },
} satisfies CommercialCity
