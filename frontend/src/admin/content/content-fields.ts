import type * as z from 'zod'
import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import { choicesOf } from '#frontend/admin/lib/choices.ts'
import type { CreateContentRequest } from '#schemas/contract/content.ts'
import { CONTENT_SECTIONS, CONTENT_TYPES } from '#schemas/facts/content-sections.ts'

export type TypedContent = z.input<typeof CreateContentRequest>

export const SECTION_CHOICES = choicesOf(CONTENT_SECTIONS)

const TYPE_LABELS = { text: 'Plain text', html: 'HTML', markdown: 'Markdown' }

export const CONTENT_FIELDS: readonly FieldDefinition<TypedContent>[] = [
  {
    name: 'section',
    label: 'Section *',
    kind: 'select',
    choices: [{ value: '', label: 'Choose a section' }, ...SECTION_CHOICES],
  },
  {
    name: 'contentType',
    label: 'Content Type',
    kind: 'select',
    choices: CONTENT_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] })),
  },
  { name: 'key', label: 'Key *', isWide: true },
  { name: 'content', label: 'Content *', kind: 'text', rows: 8 },
]
