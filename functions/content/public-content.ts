import type { ContentItem, PublicContentItem } from '#schemas/contract/content.ts'

/**
 * Renders and sanitises html and markdown. Imports the renderer on demand, because most texts are plain.
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
