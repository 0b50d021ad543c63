/**
 * The editable texts of the site with their built-in words on /why-window-cleaning and /commercial-quote. They seed a
 * new table and stand in for a key the owner has removed. The figures on the why page are the owner's (P6.2).
 */

import { COMMERCIAL_TEXTS } from '#schemas/defaults/commercial-texts.ts'
import { WHY_CLEANING_TEXTS } from '#schemas/defaults/why-cleaning-texts.ts'
import { CONTENT_SECTIONS, type CONTENT_TYPES, type ContentSection } from '#schemas/facts/content-sections.ts'

/** What pages show today. Other sections and keys can be stored and read through the API, but stand on no page. */
const SHOWN: Partial<Record<ContentSection, { page: string; texts: Record<string, string> }>> = {
  'why-cleaning': { page: '/why-window-cleaning', texts: WHY_CLEANING_TEXTS },
  commercial: { page: '/commercial-quote', texts: COMMERCIAL_TEXTS },
}

type DefaultContent = {
  section: ContentSection
  key: string
  content: string
  contentType: (typeof CONTENT_TYPES)[number]
}

/** All default texts, in the order they stand on their pages. */
export const DEFAULT_CONTENT: readonly DefaultContent[] = CONTENT_SECTIONS.flatMap((section) =>
  Object.entries(SHOWN[section]?.texts ?? {}).map(([key, content]) => ({
    section,
    key,
    content,
    contentType: 'text',
  })),
)

/** The path of the page that shows an item, or undefined where no page does. */
export function pageShowing(section: ContentSection, key: string): string | undefined {
  const shown = SHOWN[section]
  return shown && Object.hasOwn(shown.texts, key) ? shown.page : undefined
}
