import type { LinkPageContent } from '#words/pages/visit.ts'

export const content = {
  seo: {
    title: 'Your Quote | See, Share or Book It',
    description:
      'The page of the link in your email: see your price and what it includes, how long it is held, pass it on, ask about it, or book it.',
  },
  heading: 'Your quote',
  lead: 'See what it includes, pass it on, or book it at this price.',
  needsScript: 'Seeing your quote here needs JavaScript. To ask about it or to book it, please call {phone}.',
} satisfies LinkPageContent
