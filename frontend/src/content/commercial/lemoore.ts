import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'lemoore',
  seo: {
    title: 'Lemoore Commercial Window Cleaning | Next-Day Visits',
    description:
      'Next-day window cleaning for Lemoore shops, contractors near the air station, food plants and hotels. Estimate online, insured and checked staff.',
    keywords: [
      'commercial window cleaning Lemoore',
      'Lemoore storefront cleaning',
      'NAS Lemoore contractor offices',
    ],
  },
  lead: 'Where 198 meets 41 you find jets, mozzarella and tomatoes, and a good deal of wind between them. Order today and we can be at your Lemoore door the next working day.',
  businessTypes: {
    heading: 'The businesses that keep Lemoore going',
    cards: [
      {
        icon: 'shop',
        title: 'D Street and the downtown blocks',
        text: 'One-story fronts with low sills, old thresholds and a barber pole or two. Quick work, and the right size for a bi-weekly stop.',
      },
      {
        icon: 'briefcase',
        title: 'Contractors serving the air station',
        text: 'Offices outside the gate with visitors in uniform, a flag and a glass front door. Neat is part of the job there.',
      },
      {
        icon: 'truck',
        title: 'Cheese and tomato plants',
        text: 'Steam, brine and whey leave a film of their own. We clean office, lab-corridor and scale-house windows, never glass above open product.',
      },
      {
        icon: 'key',
        title: 'Hotels and the casino road',
        text: 'Lobby walls and shuttle entrances south of town stay busy all night, so eight in the morning is the lull.',
      },
      {
        icon: 'lightbulb',
        title: 'College and school offices',
        text: 'West Hills has large modern panes and a wide-open western exposure. The weeks between terms are ideal.',
      },
    ],
  },
  reasons: [
    {
      icon: 'calendar-check',
      title: 'Tomorrow, reliably',
      text: 'We plan the Lemoore route the evening before. That is why we say next day here, and mean it.',
    },
    {
      icon: 'shield-check',
      title: 'Ready for a guarded gate',
      text: 'Names and identification can be sent ahead. The crew is background-checked and insured.',
    },
    {
      icon: 'wind',
      title: 'Rinse first, always',
      text: 'West-side dust has salt and sharp sand in it. Nobody on our crew puts a squeegee on a dry, dusty pane.',
    },
    {
      icon: 'award',
      title: 'Refund, no argument',
      text: 'If our second try does not satisfy you either, you do not pay. Full guarantee.',
    },
  ],
  local: {
    heading: 'West-side wind and salty ground',
    paragraphs: [
      'Past Nineteenth Avenue the land flattens toward the old lake bed and the west-side farms. Soil out there is alkaline. Wind lifts it, dew turns it to paste, and the paste dries into a white bloom that people mistake for hard water. The difference matters: bloom rinses off, minerals need a remover, and treating one as the other wastes your money.',
      'Hard water shows up as well, mainly in rings at knee height along landscaped fronts. Add the tomato trucks of July to October, and a Lemoore business does best with more visits in the second half of the year. Set it up as monthly, and ask us to skip where winter rain has done the work.',
    ],
  },
  faq: [
    {
      question: 'Can you come onto the base?',
      answer:
        'Only with a sponsor and the passes that the installation requires, and those take time. For offices outside the gate there is nothing to arrange.',
    },
    {
      question: 'Why is Lemoore next-day and not same-day?',
      answer:
        'Because we would rather promise what we can keep. The route here is set each evening, so an order placed today is on it for tomorrow, Monday to Saturday.',
    },
    {
      question: 'Do you clean windows in a food plant during production?',
      answer:
        'In offices, hallways and visitor areas, yes, by your plant’s rules for hairnets and badges. Inside production rooms we work only when the line is down and covered.',
    },
  ],
  closing: {
    heading: 'Order today for tomorrow',
    text: 'The number is {phone}, the address {email}. Mention the cross street and any gate.',
  },
} satisfies CommercialCity
