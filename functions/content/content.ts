import { invalidInput } from '#functions/errors.ts'
import type { ContentItem, CreateContentRequest } from '#schemas/contract/content.ts'
import { sanitiseHtml } from '#schemas/markup/sanitise-html.ts'

/**
 * Sanitises html before it is stored.
 * @throws AppError 400 if nothing is left
 */
export function storedContent(item: ContentItem): ContentItem {
  if (item.contentType !== 'html') return item
  const content = sanitiseHtml(item.content).trim()
  if (content === '') throw invalidInput({ content: 'Nothing is left after unsafe HTML was removed.' })
  return { ...item, content }
}

/** @throws AppError 400 as `storedContent` */
export function newContent(request: CreateContentRequest, id: string, now: Date): ContentItem {
  const at = now.toISOString()
  return storedContent({ ...request, id, createdAt: at, updatedAt: at })
}
