/**
 * Default content, shown on /why-window-cleaning and /commercial-quote. It seeds a new table and replaces keys that the owner
 * deleted. The figures on the why page come from the owner (P6.2).
 */

import type { CreateContentRequest } from '#schemas/contract/content.ts'
import { COMMERCIAL_CONTENT } from '#schemas/defaults/commercial-content.ts'
import { WHY_CLEANING_CONTENT } from '#schemas/defaults/why-cleaning-content.ts'
import { CONTENT_SECTIONS, type ContentSection } from '#schemas/facts/content-sections.ts'
import { SPANISH } from '#schemas/facts/languages.ts'

/** The content that pages show. The API also stores other sections and keys, which no page shows. */
const SHOWN: Partial<Record<ContentSection, { page: string; texts: Record<string, string> }>> = {
  'why-cleaning': { page: '/why-window-cleaning', texts: WHY_CLEANING_CONTENT },
  commercial: { page: '/commercial-quote', texts: COMMERCIAL_CONTENT },
}

/** All default texts, in the order of their pages. */
export const DEFAULT_CONTENT: readonly CreateContentRequest[] = CONTENT_SECTIONS.flatMap((section) =>
  Object.entries(SHOWN[section]?.texts ?? {}).map(([key, content]) => ({
    section,
    key,
    content,
    contentType: 'text',
  })),
)

/** The path of the page that shows an item, in its language; undefined if none does. */
export function pageShowing(section: ContentSection, key: string): string | undefined {
  const { page, texts = {} } = SHOWN[section] ?? {}
  if (page === undefined || Object.hasOwn(texts, key)) return page
  return key.endsWith(SPANISH) && Object.hasOwn(texts, key.slice(0, -SPANISH.length))
    ? `/es${page}`
    : undefined
}
