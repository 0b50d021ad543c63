import { glossary } from '#frontend/content/glossary.ts'
import type { GlossaryPage } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Window Cleaning Glossary: Terms Explained',
    description:
      'About fifty window cleaning terms in plain words: services, tools and equipment, techniques, and the industry terms you may meet in an estimate.',
    keywords: ['window cleaning glossary', 'window cleaning terms', 'squeegee terms'],
  },
  hero: {
    headline: 'Window Cleaning Glossary',
    lead: 'The words of our trade, explained the way we would explain them at your front door.',
  },
  groups: glossary,
  closing: {
    heading: 'Heard a word that is not here?',
    text: 'Ask us. Call {phone}, and you will get a straight answer.',
    link: { label: 'Contact', href: '/#contact' },
  },
} satisfies GlossaryPage
