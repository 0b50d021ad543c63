import type { CreatingEndpoint } from '#functions/http/creation.ts'
import { adminCreation } from '#functions/session/admin-creation.ts'
import { type Collection, createRow, getRow, type Row, requireRoom } from '#functions/table/collections.ts'
import type { Answer, Parsed } from '#schemas/contract/endpoint.ts'

/**
 * Lambda handler that adds a row to a collection; 409 if there is no room, or if the row's natural key is taken.
 * @param newRow makes it of the request; throws an AppError to refuse
 */
export function rowCreation<E extends CreatingEndpoint<'admin'>, T extends Row & Answer<E>>(
  contract: E,
  collection: Collection<T>,
  newRow: (body: Parsed<E, 'body'>, id: string, now: Date) => T,
) {
  return adminCreation(contract, {
    load: () => requireRoom(collection),
    create({ body, newId, now }) {
      const row = newRow(body, newId(), now)
      return { writes: createRow(collection, row), answer: row }
    },
    read: (id) => getRow(collection, id),
  })
}
