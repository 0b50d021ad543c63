import type * as z from 'zod'
import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import type { CreateContentRequest } from '#schemas/content.ts'
import { CONTENT_SECTIONS, CONTENT_TYPES, type ContentSection } from '#schemas/content-sections.ts'
import { LIMITS } from '#schemas/limits.ts'

export type TypedContent = z.input<typeof CreateContentRequest>

const SECTION_LABELS: Record<ContentSection, string> = {
  hero: 'Hero',
  services: 'Services',
  quote: 'Quote',
  about: 'About',
  contact: 'Contact',
  footer: 'Footer',
  'why-cleaning': 'Why cleaning',
  commercial: 'Commercial',
  general: 'General',
}

export const SECTION_OPTIONS = CONTENT_SECTIONS.map((value) => ({ value, label: SECTION_LABELS[value] }))

const TYPE_LABELS = { text: 'Plain text', html: 'HTML', markdown: 'Markdown' }

export const CONTENT_FIELDS: readonly FieldDefinition<TypedContent>[] = [
  {
    name: 'section',
    label: 'Section *',
    kind: 'select',
    options: [{ value: '', label: 'Choose a section' }, ...SECTION_OPTIONS],
  },
  {
    name: 'contentType',
    label: 'Content Type',
    kind: 'select',
    options: CONTENT_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] })),
  },
  { name: 'key', label: 'Key *', maxLength: LIMITS.contentKey, isWide: true },
  { name: 'content', label: 'Content *', kind: 'text', rows: 8, maxLength: LIMITS.content },
]

/** Which of the three required values are missing (spec §5), in words. */
export function missing({ section, key, content }: Partial<TypedContent>): string[] {
  const texts = { section, key, content }
  return Object.entries(texts).flatMap(([name, text]) => (text?.trim() ? [] : [name]))
}
