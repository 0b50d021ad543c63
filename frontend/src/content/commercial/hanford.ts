import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'hanford',
  seo: {
    title: 'Hanford Commercial Window Cleaning | Home Base',
    description:
      'Window cleaning for Hanford stores, county offices, clinics and plants by the company based in town. Estimate online, an answer within 24 hours.',
    keywords: [
      'commercial window cleaning Hanford',
      'storefront cleaning Hanford CA',
      'Kings County office windows',
    ],
  },
  lead: 'This is our own town. We buy lunch behind the windows we wash, and if a bird hits your clean door at noon, we are minutes away.',
  businessTypes: {
    heading: 'Businesses we clean for in and around Hanford',
    cards: [
      {
        icon: 'shop',
        title: 'Downtown shops and restaurants',
        text: 'Seventh and Irwin streets, the blocks around Courthouse Square and the Fox: tall transoms, recessed doors and old tile that must not be flooded.',
      },
      {
        icon: 'bank',
        title: 'Government and law offices',
        text: 'County and court business brings lines of people to a few glass doors on Lacey Boulevard. We do those first, before the lines form.',
      },
      {
        icon: 'hospital',
        title: 'Medical buildings',
        text: 'Clinics and specialists around the hospital off Seventh and Mall Drive, where patients sit facing the window for an hour.',
      },
      {
        icon: 'truck',
        title: 'Plants and farm suppliers',
        text: 'Kings Industrial Park, the tomato and cheese plants, equipment yards: office fronts, guard shacks and control-room glass.',
      },
    ],
  },
  reasons: [
    {
      icon: 'geo-alt',
      title: 'Nobody is closer',
      text: 'Our base is here, so a six-pane storefront is a normal stop for us and no detour.',
    },
    {
      icon: 'droplet',
      title: 'We know the well water',
      text: 'The city pumps from deep wells. We see which side of a building the sprinklers reach and treat that glass before it stains for good.',
    },
    {
      icon: 'shield-check',
      title: 'Cleared and covered',
      text: 'Insured, background-checked staff, which county offices and clinics want to know before they hand over a badge.',
    },
    {
      icon: 'award',
      title: 'A guarantee with a short drive',
      text: '100% satisfaction or your money back. If we miss a corner, we are only a few minutes away.',
    },
  ],
  local: {
    heading: 'What the year looks like from behind a Hanford window',
    paragraphs: [
      'From May on, parking-lot sprinklers along Twelfth Avenue wet the low glass at night and the sun bakes it by breakfast. In August the nut orchards are shaken and by October the cotton pickers are out, so anything facing a field road turns tan. After that comes fog: a shop window in December is often wet from dusk until ten, and what dries on it is the dust of the fall.',
      'That suggests a plan. Shops with a busy door do well every other week. Offices set back from the road can go monthly, with one thorough visit in November when harvest is over and another in February when the fog has gone.',
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
        'If you open at nine or ten, yes: we start at 8 and a downtown storefront seldom takes an hour. Tell us about delivery days and the farmers market, so that we stay out of the way.',
    },
    {
      question: 'Our building downtown is old. Will the transoms survive?',
      answer:
        'We look at the putty first. Loose panes are wiped by hand with little water and no pressure, and we show you the ones that want a glazier.',
    },
    {
      question: 'Do you do one-time cleanings?',
      answer:
        'Of course: before a grand opening, an inspection or a sale. Choose Yearly/One Time in the calculator.',
    },
  ],
  closing: {
    heading: 'Neighbors get straight answers',
    text: 'Call {phone} or write to {email}. If it is easier, ask us to walk past; it may well be on our way.',
  },
} satisfies CommercialCity
