/** Editable texts of the website. */
import { randomUUID } from 'node:crypto'
import {
  type Collection,
  checkKey,
  compare,
  createRow,
  deleteRow,
  getRow,
  listCollection,
  requireRoom,
  seedCollection,
  updateRow,
} from '#functions/table/collections.ts'
import { uniqueKey } from '#functions/table/keys.ts'
import { pageOfRows } from '#functions/table/pages.ts'
import type { Write } from '#functions/table/transact.ts'
import { ContentItem, ContentKey, type UpdateContentRequest } from '#schemas/contract/content.ts'
import type { PageQuery } from '#schemas/contract/fields.ts'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'

export const CONTENT: Collection<ContentItem> = {
  name: 'CONTENT',
  schema: ContentItem,
  noun: 'content',
  uniqueBy: ({ section, key }) => uniqueKey('content', section, key),
  taken: 'This section already has content with this key.',
}

const placeOf = ({ section, key }: ContentItem) => `${section}#${key}`

/** All items, sorted by section and key. */
export async function listContent(): Promise<ContentItem[]> {
  const items = await listCollection(CONTENT.name, CONTENT.schema)
  return items.sort((a, b) => compare(placeOf(a), placeOf(b)))
}

export async function listContentPage(query: PageQuery) {
  return pageOfRows([CONTENT.name], await listContent(), placeOf, query)
}

/** @throws AppError 404 */
export const readContent = (id: string) => getRow(CONTENT, id)

/** @throws AppError 409 if there is no room for another item */
export const requireRoomForContent = () => requireRoom(CONTENT)

/** @throws (in the transaction) AppError 409 if section and key are taken */
export const newContentWrites = (item: ContentItem): Write[] => createRow(CONTENT, item)

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

/** @throws AppError 404 for an unknown id */
export function deleteContentItem(id: string): Promise<void> {
  return deleteRow(CONTENT, id)
}

/** Seeds a new table with the default texts; does nothing if that happened before. */
export function seedContent(now = new Date()): Promise<void> {
  const at = now.toISOString()
  const items = DEFAULT_CONTENT.map((item) => ({ ...item, id: randomUUID(), createdAt: at, updatedAt: at }))
  return seedCollection(
    'CONTENT',
    items.flatMap((item) => createRow(CONTENT, item)),
  )
}
