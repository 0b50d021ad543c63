import type { Seo } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Request a Commercial Window Cleaning Quote',
    description:
      'Send us your estimate, or describe the building when you have not counted the windows. We will be in touch within 24 hours, and visit the site if needed.',
  } satisfies Seo,
  heading: 'Complete Your Commercial Quote Request',
  lead: 'Send it with your estimate, if you made one. We will be in touch within 24 hours to talk it over, and visit the site if the job calls for it.',
  calculatorHint: 'No estimate yet?',
  calculatorLink: { href: '/commercial-quote', label: 'Count your windows first' },
  request: {
    heading: 'I don’t know my window count',
    lead: 'Then describe the building instead. We count when we come.',
  },
}

export type CommercialContactWords = typeof content
