import { invalidInput } from '#functions/errors.ts'
import type { ContentItem, CreateContentRequest } from '#schemas/contract/content.ts'
import { sanitiseHtml } from '#schemas/markup/sanitise-html.ts'

/**
 * An item as it may be stored: html has been through the allow-list.
 * @throws AppError 400 when nothing of it is left
 */
export function storedContent(item: ContentItem): ContentItem {
  if (item.contentType !== 'html') return item
  const content = sanitiseHtml(item.content).trim()
  if (content === '') throw invalidInput({ content: 'This html holds nothing that a page may show' })
  return { ...item, content }
}

/** @throws AppError 400 for html that holds nothing a page may show */
export function newContent(request: CreateContentRequest, id: string, now: Date): ContentItem {
  const at = now.toISOString()
  return storedContent({ ...request, id, createdAt: at, updatedAt: at })
}
