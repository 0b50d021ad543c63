import type { GlossaryContent } from '#frontend/content/info-types.ts'
import { glossary } from '#words/glossary.ts'

export const content = {
  seo: {
    title: 'Window Cleaning Glossary: Terms Explained',
    description:
      'About 50 window cleaning terms in plain English: services, tools and equipment, techniques, and the industry terms you may see in an estimate.',
    keywords: ['window cleaning glossary', 'window cleaning terms', 'squeegee terms'],
  },
  hero: {
    headline: 'Window Cleaning Glossary',
    lead: 'The words of our trade, explained the way we’d explain them at your front door.',
  },
  groups: glossary,
  closing: {
    heading: 'Heard a word that isn’t here?',
    text: 'Call {phone} and ask. You’ll get a straight answer.',
    link: { label: 'Contact us', href: '/#contact' },
  },
} satisfies GlossaryContent
