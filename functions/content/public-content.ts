import type { ContentItem, PublicContentItem } from '#schemas/contract/content.ts'

/**
 * What a page needs of an item; html and markdown come rendered, sanitised once more. The renderer is loaded with
 * the first of these: most texts are plain.
 */
export async function toPublicContent({
  section,
  key,
  content,
  contentType,
}: ContentItem): Promise<PublicContentItem> {
  const item = { section, key, content, contentType }
  if (contentType === 'text') return item
  const { renderContent } = await import('#schemas/markup/render-content.ts')
  return { ...item, html: renderContent(item) }
}
