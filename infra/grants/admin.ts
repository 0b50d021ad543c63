/** Rights that endpoints of the back office share. */
import type { CollectionName } from '#functions/table/keys.ts'
import { type Grant, get, getMany, only, put, query, remove, update } from '#infra/grants/grant.ts'
import { ADMINS, answersOf, type UniqueKind, uniqueKeysOf } from '#infra/grants/partitions.ts'
import type { EndpointName } from '#schemas/routes.ts'

/** Every admin endpoint reads account and session, and renews the session's idle time. */
export const signedIn: Grant[] = [getMany(ADMINS), only(['sess'], update(ADMINS))]

/** Stores its answer by idempotency key. */
export function idempotent(endpoint: EndpointName): Grant[] {
  return [get(answersOf(endpoint)), put(answersOf(endpoint))]
}

/** Edits a collection whose entries have a natural key. */
export function editingCollection(
  collection: CollectionName,
  kind: UniqueKind,
): Record<'create' | 'update' | 'delete', Grant[]> {
  return {
    create: [query(collection), get(collection), put(collection, uniqueKeysOf(kind))],
    update: [get(collection), put(collection, uniqueKeysOf(kind)), remove(uniqueKeysOf(kind))],
    delete: [get(collection), remove(collection, uniqueKeysOf(kind))],
  }
}
