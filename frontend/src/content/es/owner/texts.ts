/** The owner's texts as pages are rendered with: in Spanish, if the owner gave them, or else what the owner changed, in English. */
import { newTextsInWords } from '#frontend/content/es/owner/new-texts.ts'
import type { OwnerWords } from '#frontend/content/types.ts'
import type { PublicContentItem } from '#schemas/contract/content.ts'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'
import { SPANISH } from '#schemas/facts/languages.ts'

/** Built-in texts are left out: pages have these in Spanish. */
export const textsInWords: OwnerWords['texts'] = (items) => {
  const spanish = newTextsInWords(items)
  const isTranslated = ({ section, key }: PublicContentItem) =>
    spanish.some((item) => item.section === section && item.key === key)
  return [
    ...spanish,
    ...items
      .filter((item) => !item.key.endsWith(SPANISH) && !isTranslated(item) && !isBuiltIn(item))
      .map((item) => ({ ...item, lang: 'en' as const })),
  ]
}

const isBuiltIn = ({ section, key, content }: PublicContentItem) =>
  DEFAULT_CONTENT.some((item) => item.section === section && item.key === key && item.content === content)
