/**
 * The editable texts of the site with their built-in words (spec §2: /why-window-cleaning and /commercial-quote). They seed a
 * new table and stand in for a key the owner has removed. Figures on the why page are those of spec §9. No zod: public pages
 * load this file.
 */
import type { CONTENT_TYPES, ContentSection } from '#schemas/content-sections.ts'
import { COMMERCIAL_TEXTS } from '#schemas/defaults/commercial-texts.ts'
import { WHY_CLEANING_TEXTS } from '#schemas/defaults/why-cleaning-texts.ts'

const TEXTS = {
  'why-cleaning': WHY_CLEANING_TEXTS,
  commercial: COMMERCIAL_TEXTS,
} satisfies Partial<Record<ContentSection, Record<string, string>>>

type EditableSection = keyof typeof TEXTS

export type DefaultContent = {
  section: ContentSection
  key: string
  content: string
  contentType: (typeof CONTENT_TYPES)[number]
}

/** All default texts, in the order they stand on their pages. */
export const DEFAULT_CONTENT: readonly DefaultContent[] = (Object.keys(TEXTS) as EditableSection[]).flatMap(
  (section) =>
    Object.entries(TEXTS[section]).map(([key, content]) => ({ section, key, content, contentType: 'text' })),
)
