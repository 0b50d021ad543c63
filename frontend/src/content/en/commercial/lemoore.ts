import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'lemoore',
  seo: {
    title: 'Lemoore Commercial Window Cleaning | Next-Day Visits',
    description:
      'Next-day window cleaning for Lemoore shops, hotels, food plants and offices near the air station. Free estimate online, insured and background-checked staff.',
    keywords: [
      'commercial window cleaning Lemoore',
      'Lemoore storefront cleaning',
      'NAS Lemoore contractor offices',
    ],
  },
  lead: 'Where Highway 198 meets 41 you find jets, mozzarella, tomatoes and a lot of wind in between. Book today and we can be at your Lemoore door the next working day.',
  businessTypes: {
    heading: 'Windows we clean around Lemoore',
    cards: [
      {
        icon: 'shop',
        title: 'D Street and downtown',
        text: 'One-story storefronts with low sills and old thresholds. It’s quick work and just right for a bi-weekly stop.',
      },
      {
        icon: 'briefcase',
        title: 'Contractors near the air station',
        text: 'Offices outside the gate with a flag, a glass front door and visitors in uniform. Neat is part of the job there.',
      },
      {
        icon: 'truck',
        title: 'Cheese and tomato plants',
        text: 'Steam, brine and whey leave a film of their own. We clean office, hallway and scale-house windows, never glass above open product.',
      },
      {
        icon: 'key',
        title: 'Hotels and restaurants',
        text: 'Lobby walls and entrances on the road south of town are busy well into the night, so eight in the morning is the lull to use.',
      },
      {
        icon: 'lightbulb',
        title: 'School and college offices',
        text: 'Large modern windows with a wide-open western exposure. The weeks between terms are ideal.',
      },
    ],
  },
  reasons: [
    {
      icon: 'calendar-check',
      title: 'Next-day service',
      text: 'We plan the Lemoore route the evening before, so when we say tomorrow, we mean it.',
    },
    {
      icon: 'shield-check',
      title: 'Insured and background-checked',
      text: 'If your site has a guarded gate, tell us its rules when you ask for an estimate.',
    },
    {
      icon: 'wind',
      title: 'Rinse first, always',
      text: 'West-side dust has salt and sharp sand in it, so no squeegee touches a dry, dusty pane.',
    },
    {
      icon: 'award',
      title: '100% guarantee',
      text: 'We come back and redo what isn’t right. If you’re still not satisfied, you get your money back.',
    },
  ],
  local: {
    heading: 'West-side wind and salty ground',
    paragraphs: [
      'Past 19th Avenue the land flattens toward the old lake bed and the west-side farms. The soil out there is alkaline. Wind lifts it, dew turns it to paste, and the paste dries into a white bloom that people mistake for hard water. The difference matters: bloom rinses off, while minerals need a remover, and treating one as the other wastes your money.',
      'Hard water shows up too, mainly as rings at knee height along landscaped fronts. Add the tomato trucks from July to October, and a Lemoore business needs more visits in the second half of the year. Set it up as monthly, and skip the months when winter rain has done the work.',
    ],
  },
  faq: [
    {
      question: 'Can you come onto the base?',
      answer:
        'Only with a sponsor and the passes the installation requires, and those take time. For offices outside the gate there’s nothing to arrange.',
    },
    {
      question: 'Why is Lemoore next-day and not same-day?',
      answer:
        'Because we’d rather promise what we can keep. The route is set each evening, so a visit booked today can be on it for tomorrow, Monday to Saturday.',
    },
    {
      question: 'Do you clean windows in a food plant during production?',
      answer:
        'In offices, hallways and visitor areas, yes, by your rules for hairnets and badges. In production rooms we only work when the line is down and covered.',
    },
  ],
  closing: {
    heading: 'Book today for tomorrow',
    text: 'Call {phone} or write to {email}. Mention the cross street, and any gate we need to get through.',
  },
} satisfies CommercialCity
