import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'tulare',
  seo: {
    title: 'Tulare Commercial Window Cleaning | Outlets, Dairies',
    description:
      'Window cleaning in Tulare for outlet stores, dairy companies, Highway 99 hotels and clinics. Wind dates moved free of charge. Estimate in a minute.',
    keywords: [
      'commercial window cleaning Tulare',
      'Tulare outlet store windows',
      'dairy office cleaning Tulare',
    ],
  },
  lead: 'Milk built this town, and Highway 99 passes its front door. We keep glass clean for the businesses on both: creamery offices, outlet stores, hotels and the shops along Prosperity Avenue.',
  businessTypes: {
    heading: 'Tulare trades we work for',
    cards: [
      {
        icon: 'tags',
        title: 'Outlet and center stores',
        text: 'At the outlet center and in the strips near Hillman Street, window displays change every few weeks. We take off tape, vinyl and suction-cup rings as the posters go.',
      },
      {
        icon: 'droplet-half',
        title: 'Dairies and creameries',
        text: 'Milk dust and feed dust are greasy. Plain soap smears them, so we use a degreaser that is safe around food plants.',
      },
      {
        icon: 'sun',
        title: 'Farm equipment and Agri-Center firms',
        text: 'In February the farm show fills every motel and showroom. Book January for windows that visitors will look through.',
      },
      {
        icon: 'hospital',
        title: 'Clinics and agencies',
        text: 'Cherry Street, Merritt, and the offices by the hospital: entrances, reception glass and mirrors.',
      },
    ],
  },
  reasons: [
    {
      icon: 'wind',
      title: 'Windy days are moved at no charge',
      text: 'When it blows, a fresh-washed pane is brown by evening. We call you, pick another day and bill nothing for it.',
    },
    {
      icon: 'key',
      title: 'Gate manners',
      text: 'At a dairy or plant we park where told, wear boot covers if asked, and never carry one dairy’s mud into another’s office.',
    },
    {
      icon: 'person-badge',
      title: 'Vetted staff',
      text: 'A background check and insurance stand behind every person who comes through your door.',
    },
    {
      icon: 'award',
      title: 'Right, or refunded',
      text: 'We guarantee satisfaction at 100%. It has to look right to you, in your light, from your side of the counter.',
    },
  ],
  local: {
    heading: 'Dust on the wind, minerals in the water',
    paragraphs: [
      'Tulare lies open to the northwest. In spring the afternoon wind picks up bare ground and corn stubble, and along the freeway it adds brake dust and rubber. Glass that faces the 99 needs washing twice as often as the back of the same building; we price and plan them apart if you like.',
      'Sprinklers are the other half. The city’s water is pumped from the ground, and corner lots on Prosperity and Bardsley often have heads that throw straight onto the storefront. A two-minute turn of the nozzle may save you a stain removal, and we will point it out without being asked. For most businesses in town a monthly visit is right. Food counters and the busiest outlet doors want every other week.',
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
      question: 'Do you know the rules at the outlet center?',
      answer:
        'Every center has its own about hours, water and ladders. Give us the manager’s name and we settle it with them. Starting at 8, a storefront can be finished before shoppers arrive.',
    },
    {
      question: 'Can you clean at a dairy without upsetting biosecurity?',
      answer:
        'Yes. We arrive with clean boots and buckets, stay in the office area, and schedule your dairy as the first farm stop of the day if you wish.',
    },
    {
      question: 'What happens if the wind comes up halfway through?',
      answer:
        'We finish what is sheltered, stop the rest and return. You pay for one complete cleaning, once it is complete.',
    },
  ],
  closing: {
    heading: 'Pick a calm day',
    text: 'We watch the forecast; you only have to call {phone} or write to {email} with the address.',
  },
} satisfies CommercialCity
