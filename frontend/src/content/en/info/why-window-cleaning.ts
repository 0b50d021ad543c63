import type { WhyContent } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Why Professional Window Cleaning Pays',
    description:
      'What neglected windows can cost, from stain removal to replacement, compared with regular cleaning. Typical figures for homes in the Central Valley.',
    keywords: ['why professional window cleaning', 'window cleaning benefits', 'hard water damage windows'],
  },
  heroLink: { label: 'Get my instant quote', href: '/#quote' },
  blocks: [
    {
      heading: 'From spot to scar: how hard water works',
      paragraphs: [
        'A drop of sprinkler water dries and leaves calcium and silica on the glass. For the first few weeks it sits on top, and a mild cleaner lifts it. After a summer of wetting and baking it has bonded, and takes a mineral remover and some scrubbing. After a few years the surface itself is pitted. That’s etching, and no cleaner can give the glass back what it has lost.',
        'So the cheapest visit is the early one. It’s also why we ask where your sprinklers point: moving one head can do as much for a window as a wash.',
      ],
    },
    {
      heading: 'When doing it yourself is fine',
      bullets: [
        'Inside windows you can reach while standing on the floor',
        'A patio door after a birthday party',
        'Rinsing dust off screens with a garden hose',
      ],
    },
    {
      heading: 'When to call a professional',
      bullets: [
        'Anything above the first floor, or over a slope, a pool or rock landscaping',
        'White spots that vinegar doesn’t remove',
        'Paint, plaster or glue on tempered glass, which a blade can easily scratch',
        'Old single panes with loose putty',
      ],
    },
  ],
  comparison: {
    columns: ['What’s at stake', 'Neglected windows', 'Professional cleaning'],
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
    link: { label: 'See what cleaning would cost', href: '/#quote' },
  },
  faq: [
    {
      question: 'Do clean windows really lower a power bill?',
      answer:
        'Mostly through light: you switch the lamps on later in the afternoon. In winter, low sun through clear south windows adds a little warmth. Together, that can come to $100-200 a year for a typical home.',
    },
    {
      question: 'Can you save glass that is already etched?',
      answer:
        'Rarely completely. We can remove what’s on the surface, which often makes it look much better, and tell you whether replacing the glass is the better use of your money.',
    },
    {
      question: 'Is one visit a year enough?',
      answer:
        'In other places it might be. Here, with hard water, harvest dust and fog, two visits a year keep deposits from setting, and four keep the view clear all year.',
    },
  ],
  closing: {
    heading: 'Compare with your own price',
    text: 'The instant quote shows what cleaning would cost for your house, from {fromPrice} for the outside of a one-story home {fromHome}.',
    link: { label: 'Get Quote', href: '/#quote' },
  },
} satisfies WhyContent
