import type { Seo } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Your Visit | See, Move or Cancel It',
    description:
      'The page of the link in your email: see the day and arrival window of your visit, move it, cancel it, or add it to your calendar.',
  } satisfies Seo,
  heading: 'Your visit',
  lead: 'All about your visit, before we come and after.',
  needsScript:
    'Seeing your visit here needs JavaScript. To ask about it or to change it, please call {phone}.',
}

export type LinkPageContent = typeof content
