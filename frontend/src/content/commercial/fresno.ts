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
  lead: 'Half an hour of city from Highway 99 to Friant, and every mile has a different kind of glass: art-deco fronts on Fulton, mirrored office parks on Palm, loading docks on North Avenue.',
  businessTypes: {
    heading: 'Fresno buildings and what they need',
    cards: [
      {
        icon: 'buildings',
        title: 'Office parks',
        text: 'Palm Bluffs, Shaw and Herndon: two stories of tinted, coated panes around a lawn. Coated glass is washed without blades, and the lawn’s sprinklers are usually the culprit.',
      },
      {
        icon: 'truck',
        title: 'Car dealers',
        text: 'Showroom walls on Blackstone and around the auto centers run from floor to floor. One smear shows from across the street.',
      },
      {
        icon: 'cup-hot',
        title: 'Restaurants',
        text: 'River Park, the Tower District, Champlain: patio glass, fryer film by the pass, small hands on the door.',
      },
      {
        icon: 'hospital',
        title: 'Medical and dental',
        text: 'The Herndon corridor near Saint Agnes, and the practices around Community Regional downtown.',
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
      text: 'We group stops by side of town and do Blackstone early, because a van that sits on the 41 at five is no use to you.',
    },
    {
      icon: 'clipboard-check',
      title: 'One bill for many addresses',
      text: 'Managers with a dozen buildings get one schedule, one contact and a line for each address.',
    },
    {
      icon: 'person-badge',
      title: 'People a tenant can trust',
      text: 'Everyone on site is insured and has passed a background check, and signs in where your lobby asks for it.',
    },
    {
      icon: 'award',
      title: 'Money back if we miss',
      text: 'Satisfaction is guaranteed in full. Point at the pane; we redo it or refund it.',
    },
  ],
  local: {
    heading: 'Soot, smoke and sprinklers',
    paragraphs: [
      'Air hangs over this city. On stagnant days in July and again in December, exhaust and field dust have nowhere to go and come down on the sills. In a bad fire summer, Sierra ash comes with it. Ash is abrasive: it has to be rinsed off, never wiped dry, or a tinted storefront ends up full of fine scratches.',
      'Water differs from one district to the next, since part of the city drinks treated mountain water and part still relies on wells. On older irrigation lines we find heavier spotting. We note at the first visit which elevations get wet and put those on a shorter cycle than the rest, so you are not paying for clean glass to be cleaned again.',
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
        'The calculator covers one story and two or more. For taller buildings call {phone}: we look at the site and say honestly whether it is work for us.',
    },
    {
      question: 'Can you work in a gated or badge-only complex?',
      answer:
        'Yes. We need a contact for the gate, a parking spot near water, and the rules of the complex beforehand. If the manager wants our insurance papers, ask for them when you call.',
    },
    {
      question: 'What frequency do Fresno storefronts choose?',
      answer:
        'We suggest bi-weekly on Blackstone, Shaw or in a food court, monthly on quieter streets, and quarterly for offices upstairs.',
    },
  ],
  closing: {
    heading: 'Send us one building or forty',
    text: 'Call {phone}, or email your address list to {email}. A single shop gets the same reply as a portfolio.',
  },
} satisfies CommercialCity
