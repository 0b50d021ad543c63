import { adminOnce } from '#functions/session/admin-once.ts'
import { type Collection, createRow, getRow, type Row, requireRoom } from '#functions/table/collections.ts'
import type { Answer, Endpoint, Parsed } from '#schemas/contract/endpoint.ts'
import type { NamedRoute } from '#schemas/routes.ts'

/**
 * Lambda handler that adds a row to a collection; 409 if there is no room, or if the row's natural key is taken.
 * @param newRow makes it of the request; throws an AppError to refuse
 */
export function rowCreation<
  E extends Endpoint<NamedRoute & { access: 'admin'; status: 201 }>,
  T extends Row & Answer<E>,
>(contract: E, collection: Collection<T>, newRow: (body: Parsed<E, 'body'>, id: string, now: Date) => T) {
  return adminOnce(
    contract,
    async ({ body, newId, now }) => {
      await requireRoom(collection)
      const row = newRow(body, newId(), now)
      return { writes: createRow(collection, row), answer: row }
    },
    (id) => getRow(collection, id),
  )
}
