import type { ContentItem, PublicContentItem } from '#schemas/content.ts'
import { renderContent } from '#schemas/markup/render-content.ts'

/** What a page needs of an item; html and markdown come rendered, sanitised once more (decision 31). */
export function toPublicContent({ section, key, content, contentType }: ContentItem): PublicContentItem {
  const html = contentType === 'text' ? {} : { html: renderContent({ content, contentType }) }
  return { section, key, content, contentType, ...html }
}
