import type { LinkPageContent } from '#words/pages/visit.ts'

export const content = {
  seo: {
    title: 'Your Quote | See, Share or Book It',
    description:
      'The page of the link in your email: see your price and what it includes, how long it is held, pass it on, ask about it, or book it.',
  },
  heading: 'Your quote',
  lead: 'All about your quote: what it includes, its price, and how to book it.',
  needsScript: 'Seeing your quote here needs JavaScript. To ask about it or to book it, please call {phone}.',
} satisfies LinkPageContent
