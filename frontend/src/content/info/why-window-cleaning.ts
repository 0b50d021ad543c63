import type { WhyPage } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Why Professional Window Cleaning Pays',
    description:
      'What neglected windows can cost, from stain removal to replacement, next to what regular care costs. Figures for homes in the Central Valley.',
    keywords: ['why professional window cleaning', 'window cleaning benefits', 'hard water damage windows'],
  },
  blocks: [
    {
      heading: 'From spot to scar: how hard water works',
      paragraphs: [
        'A drop of sprinkler water dries and leaves calcium and silica on the glass. In the first weeks it sits on top, and soap with a little acid lifts it. After a summer of wetting and baking it has bonded, and takes a mineral remover and rubbing. After some years the surface itself is pitted. That is etching, and no cleaner can give the glass back what it has lost.',
        'So the cheapest visit is the early one. It is also why we ask where your sprinklers point, and why moving one head may do as much for a window as anything we carry on the truck.',
      ],
    },
    {
      heading: 'When doing it yourself is fine',
      bullets: [
        'Inside panes that you can reach standing on the floor',
        'A patio door after a birthday party',
        'Rinsing dust off screens with a garden hose',
      ],
    },
    {
      heading: 'When to call somebody',
      bullets: [
        'Anything above the first floor, or over a slope, a pool or rock landscaping',
        'White spots that a vinegar cloth does not move',
        'Paint, plaster or glue on tempered glass, which scratches easily under a blade',
        'Old single panes with loose putty',
      ],
    },
  ],
  comparison: {
    columns: ['What it touches', 'Windows left alone', 'Windows looked after'],
    rows: [
      {
        label: 'Window replacement',
        neglect: '$300-800 per window',
        professional: 'Window life of 10+ years',
      },
      {
        label: 'Permanent stains',
        neglect: '$150-300 per window to remove',
        professional: 'Spots taken off while they are fresh',
      },
      {
        label: 'Light and energy',
        neglect: '$200-400 a year for lighting',
        professional: 'Up to 30% more light; $100-200 a year saved on energy',
      },
      {
        label: 'Property value',
        neglect: '$5,000-15,000 lost',
        professional: 'A house that shows well',
      },
    ],
    total: {
      label: 'Total',
      neglect: '$5,650-16,500+ potential cost',
      professional: '$200-600 a year for service',
    },
    note: 'Typical ranges, not a forecast for your house. The total for neglect adds up one window replaced, one restored, one year of lighting and the loss in value at a sale.',
  },
  faq: [
    {
      question: 'Do clean windows really lower a power bill?',
      answer:
        'Mostly through light: lamps stay off longer in the afternoon. In winter, low sun through clear south windows adds a little warmth. We put both together at $100-200 a year for a typical home.',
    },
    {
      question: 'Can you save glass that is already etched?',
      answer:
        'Seldom completely. We can remove what lies on the surface, which often makes it look much better, and tell you whether replacing the pane is the wiser use of your money.',
    },
    {
      question: 'Is one visit a year enough?',
      answer:
        'In most of the country it might be. Here, with hard water, harvest dust and fog, two visits keep deposits from setting and four keep the view clear all year.',
    },
  ],
  closing: {
    heading: 'Put your own figure next to it',
    text: 'The instant quote shows what care would cost for your house, from {fromPrice} for the outside of a one-story home up to 1,600 sq ft.',
    link: { label: 'Get Quote', href: '/#quote' },
  },
} satisfies WhyPage
