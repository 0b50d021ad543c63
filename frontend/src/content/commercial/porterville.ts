import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'porterville',
  seo: {
    title: 'Porterville Commercial Window Cleaning | Foothills',
    description:
      'Window cleaning in Porterville for Main Street, medical offices, citrus packing houses and distribution sites at the edge of the foothills. Free estimate.',
    keywords: [
      'commercial window cleaning Porterville',
      'citrus packing house windows',
      'Porterville office windows',
    ],
  },
  lead: 'Orange groves to the north, granite hills to the east, and most of the shopping on two avenues. We drive up from Hanford with everything aboard, so one trip does the whole building.',
  businessTypes: {
    heading: 'Work we do in Porterville',
    cards: [
      {
        icon: 'hospital',
        title: 'Sierra View and the doctors around it',
        text: 'Putnam Avenue practices see patients all day. We take waiting rooms at eight and the outside while rooms are in use.',
      },
      {
        icon: 'tree',
        title: 'Citrus packing houses',
        text: 'Season runs from fall to early summer, so the slack months of July and August are when offices and grading-room windows get their big cleaning.',
      },
      {
        icon: 'truck',
        title: 'Distribution and light industry',
        text: 'Large sites near the airport with guard posts, driver lounges and one long office front. Escorts, vests and sign-in sheets are routine for us.',
      },
      {
        icon: 'shop',
        title: 'Olive, Henderson and Main',
        text: 'Two avenues of centers and an old main street with high display glass.',
      },
    ],
  },
  reasons: [
    {
      icon: 'truck',
      title: 'We come loaded',
      text: 'It is a fair drive, so ladders, poles, purified water and spare blades ride along. Nobody goes back for a part.',
    },
    {
      icon: 'sun',
      title: 'Hill light, honest check',
      text: 'Low sun off the foothills shows each streak. We inspect against it, not away from it.',
    },
    {
      icon: 'people',
      title: 'The same standards as at a hospital',
      text: 'Background checks and insurance cover every job, even the one-window barber shop.',
    },
    {
      icon: 'shield-check',
      title: 'You decide when it is right',
      text: '100% satisfaction. If you say it is not, we repeat the work or return the money.',
    },
  ],
  local: {
    heading: 'Warmer nights, harder spots',
    paragraphs: [
      'Porterville sits in the thermal belt. Winter fog that buries the Valley floor often stops below town, which is why citrus grows here and why glass stays drier from December to February. What we find in its place is haze: on summer afternoons the wind pushes the Valley’s air against the hills, and a yellowish film builds on anything facing west.',
      'Wells in the area differ a great deal, and some leave heavy scale. Drought taught many owners to cut watering, yet a single broken head can cloud a lower pane in one summer. We mark such panes on your estimate with the price for treating them, and leave the choice to you. On the east side, where driveways are decomposed granite, we also rinse sills by hand, because that sand scores glass.',
      'For planning: offices quarterly, storefronts on Olive and Henderson monthly, packing offices once in the slack season and once at New Year.',
    ],
  },
  faq: [
    {
      question: 'Do you charge extra to drive to Porterville?',
      answer:
        'No. The commercial price depends on windows, building type, stories and frequency, here as in every other city.',
    },
    {
      question: 'Can the packing house be done while fruit is running?',
      answer:
        'Office and break-room glass, any time. For windows near the line we wait for a shutdown day, so that no spray drifts onto fruit.',
    },
    {
      question: 'We have branches in Lindsay and Strathmore too. One trip?',
      answer:
        'Yes, and please say so when you ask. Strathmore, Lindsay and Terra Bella fit into the same day, with one invoice if you like.',
    },
  ],
  closing: {
    heading: 'Make it one trip and one price',
    text: 'List what you have for us at {email}, or talk it through at {phone}.',
  },
} satisfies CommercialCity
