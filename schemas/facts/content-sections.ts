/** Sections and types of editable content. No imports: public pages load this file. */
export const CONTENT_SECTIONS = [
  'hero',
  'services',
  'quote',
  'about',
  'contact',
  'footer',
  'why-cleaning',
  'commercial',
  'general',
] as const
export type ContentSection = (typeof CONTENT_SECTIONS)[number]

export const CONTENT_TYPES = ['text', 'html', 'markdown'] as const
