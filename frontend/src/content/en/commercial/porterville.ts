import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'porterville',
  seo: {
    title: 'Porterville Commercial Window Cleaning | Free Quote',
    description:
      'Window cleaning in Porterville for Main Street, medical offices, citrus packing houses and distribution sites at the edge of the foothills. Free estimate.',
    keywords: [
      'commercial window cleaning Porterville',
      'citrus packing house windows',
      'Porterville office windows',
    ],
  },
  lead: 'Orange groves to the north, granite hills to the east, and most of the shopping on two avenues. We drive over from Hanford with everything aboard, so one trip does the whole building.',
  businessTypes: {
    heading: 'Porterville businesses and their glass',
    cards: [
      {
        icon: 'hospital',
        title: 'Medical and dental offices',
        text: 'Practices around the hospital see patients all day. We can do waiting rooms at eight and the outside glass while exam rooms are in use.',
      },
      {
        icon: 'tree',
        title: 'Citrus packing houses',
        text: 'The season runs from fall to early summer, so slow July and August are the months to give offices and grading-room windows their big cleaning.',
      },
      {
        icon: 'truck',
        title: 'Distribution and light industry',
        text: 'Large sites near the airport with guard posts, driver lounges and one long office front. Tell us about escorts, vests and sign-in sheets, and we’ll come prepared.',
      },
      {
        icon: 'shop',
        title: 'Olive, Henderson and Main',
        text: 'Two avenues of shopping centers and an old main street with high display windows. Monthly visits keep all three presentable.',
      },
    ],
  },
  reasons: [
    {
      icon: 'truck',
      title: 'One trip, no surprises',
      text: 'Ladders, poles and spare blades ride along, so nobody drives back for a part.',
    },
    {
      icon: 'sun',
      title: 'Checked in your light',
      text: 'Low sun off the foothills shows every streak. We check our work against it, not away from it.',
    },
    {
      icon: 'people',
      title: 'Insured and background-checked',
      text: 'The same for every job, from a packing house to a one-window barber shop.',
    },
    {
      icon: 'shield-check',
      title: 'You decide when it’s right',
      text: '100% satisfaction. If you say it isn’t right, we do it over or you get your money back.',
    },
  ],
  local: {
    heading: 'Less fog, more haze, harder spots',
    paragraphs: [
      'Porterville sits in the thermal belt. Winter fog that buries the Valley floor often stops below town, which is why citrus grows here and why the glass stays drier from December to February. What you get instead is haze: on summer afternoons the wind pushes the Valley’s air against the hills, and a yellowish film builds up on anything facing west.',
      'Wells in the area differ a lot, and some leave heavy scale. A single broken sprinkler head can cloud a lower pane in one summer. We mark those panes on your estimate with the price for treating them, and leave the choice to you. On the east side, where driveways are decomposed granite, we rinse the sills by hand, because that sand scratches glass.',
    ],
    bullets: [
      'Offices: quarterly',
      'Storefronts on Olive and Henderson: monthly',
      'Packing house offices: once in the slow season and once at New Year',
    ],
  },
  faq: [
    {
      question: 'Do you charge extra to drive to Porterville?',
      answer:
        'No. The commercial price depends on windows, building type, stories and frequency, the same as in every other city we serve.',
    },
    {
      question: 'Can the packing house be done while fruit is running?',
      answer:
        'Office and break-room glass, any time. For windows near the line we wait for a shutdown day, so no spray drifts onto fruit.',
    },
    {
      question: 'We have branches in Lindsay and Strathmore too. Can you do them in one trip?',
      answer:
        'Yes, just mention it when you ask. Strathmore, Lindsay and Terra Bella can fit into the same day.',
    },
  ],
  closing: {
    heading: 'Tell us what you have',
    text: 'Send your list of windows or buildings to {email}, or talk it through with us at {phone}.',
  },
} satisfies CommercialCity
