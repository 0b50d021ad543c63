import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'tulare',
  seo: {
    title: 'Tulare Commercial Window Cleaning | Outlets, Dairies',
    description:
      'Window cleaning in Tulare for outlet stores, dairy companies, Highway 99 hotels and clinics. Windy days moved free of charge. See an estimate in a minute.',
    keywords: [
      'commercial window cleaning Tulare',
      'Tulare outlet store windows',
      'dairy office cleaning Tulare',
    ],
  },
  lead: 'Milk built this town, and Highway 99 runs past its front door. We keep the glass clean for the businesses on both: creamery offices, outlet stores, hotels and the shops along Prosperity Avenue.',
  businessTypes: {
    heading: 'Cleaning plans for Tulare businesses',
    cards: [
      {
        icon: 'tags',
        title: 'Outlet and shopping center stores',
        text: 'Window displays change every few weeks. When the posters come down, we take off the tape, the vinyl and the suction-cup rings.',
      },
      {
        icon: 'droplet-half',
        title: 'Dairies and creameries',
        text: 'Milk dust and feed dust are greasy. Plain soap smears them, so we bring a degreaser suited to the job.',
      },
      {
        icon: 'sun',
        title: 'Farm equipment and Agri-Center firms',
        text: 'In February the farm show fills every motel and showroom. Book in January for windows that visitors will look through.',
      },
      {
        icon: 'hospital',
        title: 'Clinics and agencies',
        text: 'Cherry Street, Merritt Avenue and the offices by the hospital: entrances, reception glass and mirrors.',
      },
    ],
  },
  reasons: [
    {
      icon: 'wind',
      title: 'Windy days moved at no charge',
      text: 'When it blows, a freshly washed window is brown by evening. We call you and pick another day, free of charge.',
    },
    {
      icon: 'key',
      title: 'Good manners at the gate',
      text: 'Tell us the rules of your dairy or plant when you ask for an estimate: where to park, and what to wear.',
    },
    {
      icon: 'person-badge',
      title: 'Staff you can let in',
      text: 'Everyone who comes through your door is insured and background-checked.',
    },
    {
      icon: 'award',
      title: 'Right, or refunded',
      text: 'Our 100% satisfaction guarantee means it looks right to you, in your light, from your side of the counter.',
    },
  ],
  local: {
    heading: 'Dust on the wind, minerals in the water',
    paragraphs: [
      'Tulare lies open to the northwest. In spring the afternoon wind picks up bare ground and corn stubble, and along the freeway it adds brake dust and rubber. Glass that faces Highway 99 needs washing twice as often as the back of the same building, so we can plan the two separately.',
      'Sprinklers are the other half. The city’s water is pumped from the ground, and corner lots on Prosperity and Bardsley often have heads that spray straight onto the storefront. A two-minute turn of the nozzle can save you a stain removal, and we’ll point it out.',
    ],
    bullets: [
      'Most businesses in town: monthly',
      'Food counters and the busiest outlet doors: every other week',
    ],
  },
  serviceAreas: {
    heading: 'From the freeway to the farm roads',
    bullets: [
      'Outlet center, Hillman Street and Leland Avenue',
      'Prosperity Avenue and Mooney Boulevard south',
      'Downtown, K Street and Tulare Avenue',
      'International Agri-Center and Paige Avenue',
      'Rural dairies and plants, Tipton and Pixley',
      'Visalia and Porterville',
    ],
  },
  faq: [
    {
      question: 'Will you follow the outlet center’s rules?',
      answer:
        'Yes. Every center has its own rules about hours, water and ladders. Give us the manager’s name and we’ll settle it with them. We can start at 8, before shoppers arrive.',
    },
    {
      question: 'Can you clean at a dairy without upsetting biosecurity?',
      answer:
        'Tell us your rules when you ask for an estimate, and we’ll say up front whether we can keep them. We stay in the office area.',
    },
    {
      question: 'What happens if the wind comes up halfway through?',
      answer:
        'We finish what’s sheltered and come back for the rest. You pay for one complete cleaning, once it’s complete.',
    },
  ],
  closing: {
    heading: 'Let’s pick a calm day',
    text: 'We’ll watch the forecast. You just call {phone}, or write to {email} with the address.',
  },
} satisfies CommercialCity
