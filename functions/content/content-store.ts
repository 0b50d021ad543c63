/** Editable texts of the website (`site_content`). */
import { randomUUID } from 'node:crypto'
import {
  type Collection,
  compare,
  createRow,
  deleteRow,
  listCollection,
  requireRoom,
  seedCollection,
  updateRow,
} from '#functions/table/collections.ts'
import { checkKey } from '#functions/table/key-rules.ts'
import { uniqueKey } from '#functions/table/keys.ts'
import { pageOfRows } from '#functions/table/pages.ts'
import type { Write } from '#functions/table/transact.ts'
import { ContentItem, ContentKey, type UpdateContentRequest } from '#schemas/contract/content.ts'
import type { PageQuery } from '#schemas/contract/fields.ts'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'

const CONTENT: Collection<ContentItem> = {
  name: 'CONTENT',
  schema: ContentItem,
  noun: 'content',
  uniqueBy: ({ section, key }) => uniqueKey('content', section, key),
  taken: 'This section already has content with this key.',
}

const placeOf = ({ section, key }: ContentItem) => `${section}#${key}`

/** All items, by section and key. */
export async function listContent(): Promise<ContentItem[]> {
  const items = await listCollection(CONTENT.name, CONTENT.schema)
  return items.sort((a, b) => compare(placeOf(a), placeOf(b)))
}

/** A page of them. */
export async function listContentPage(query: PageQuery) {
  return pageOfRows([CONTENT.name], await listContent(), placeOf, query)
}

/** @throws AppError 409 when there are as many items as there can be */
export const requireRoomForContent = () => requireRoom(CONTENT)

/** The writes of a new item. @throws (in the transaction) AppError 409 when section and key are taken */
export const newContentWrites = (item: ContentItem): Write[] => createRow(CONTENT, item)

/**
 * `id` and `createdAt` of the request are what the editor read; they never change.
 * @param toStored the sanitiser, which only what writes content carries
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

/** Gives a new table the default texts; does nothing when that has happened before. */
export function seedContent(now = new Date()): Promise<void> {
  const at = now.toISOString()
  const items = DEFAULT_CONTENT.map((item) => ({ ...item, id: randomUUID(), createdAt: at, updatedAt: at }))
  return seedCollection(
    'CONTENT',
    items.flatMap((item) => createRow(CONTENT, item)),
  )
}
