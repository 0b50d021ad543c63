import type { Seo } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Request a Commercial Window Cleaning Quote',
    description:
      'Send us your estimate, or describe the building if you haven’t counted the windows. We’ll contact you within 24 hours and visit the site if needed.',
  } satisfies Seo,
  heading: 'Complete Your Commercial Quote Request',
  lead: 'Tell us about your business, and include your estimate if you have one. We’ll contact you within 24 hours to talk it over and visit the site if needed.',
  /** Once the request is out. */
  sent: { heading: 'Request received', lead: 'Nothing more is needed from you for now.' },
  calculatorHint: 'No estimate yet?',
  calculatorLink: { href: '/commercial-quote', label: 'Count your windows first' },
  request: {
    heading: 'I don’t know my window count',
    lead: 'No problem. Describe the building instead, and we’ll count when we come.',
  },
}

export type CommercialContactContent = typeof content
