/** Editable texts of the website. */
import { randomUUID } from 'node:crypto'
import {
  type Collection,
  checkKey,
  createRow,
  seedCollection,
  updateRow,
} from '#functions/table/collections.ts'
import { uniqueKey } from '#functions/table/keys.ts'
import { ContentItem, ContentKey, type UpdateContentRequest } from '#schemas/contract/content.ts'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'

export const CONTENT: Collection<ContentItem> = {
  name: 'CONTENT',
  schema: ContentItem,
  noun: 'content',
  uniqueBy: ({ section, key }) => uniqueKey('content', section, key),
  placeOf: ({ section, key }) => `${section}#${key}`,
  taken: 'This section already has content with this key.',
}

/**
 * Ignores `id` and `createdAt` of the request, which never change.
 * @param toStored sanitises; passed in so that read-only bundles do not contain the sanitiser
 * @throws AppError 400, 404, 409
 */
export function updateContentItem(
  id: string,
  { updatedAt: seen, id: _id, createdAt: _createdAt, ...changes }: UpdateContentRequest,
  toStored: (item: ContentItem) => ContentItem,
): Promise<ContentItem> {
  return updateRow(CONTENT, id, seen, (old) => {
    const next = ContentItem.parse({ ...old, ...changes })
    checkKey(ContentKey, old, next)
    return toStored(next)
  })
}

/** Seeds a new table with the default texts; does nothing if that happened before. */
export function seedContent(): Promise<void> {
  const at = new Date().toISOString()
  const items = DEFAULT_CONTENT.map((item) => ({ ...item, id: randomUUID(), createdAt: at, updatedAt: at }))
  return seedCollection(
    'CONTENT',
    items.flatMap((item) => createRow(CONTENT, item)),
  )
}
