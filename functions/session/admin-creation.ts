import { answerOnce, type CreatingEndpoint, type Creation } from '#functions/http/creation.ts'
import { lambdaHandler } from '#functions/http/endpoint.ts'
import { signIn } from '#functions/session/admin-endpoint.ts'
import type { SignedInAdmin } from '#functions/session/session-cookie.ts'
import { type Collection, createRow, getRow, type Row, requireRoom } from '#functions/table/collections.ts'
import type { Answer, Endpoint, Parsed } from '#schemas/contract/endpoint.ts'
import type { NamedRoute } from '#schemas/routes.ts'

type RepeatableEndpoint = Endpoint<NamedRoute & { access: 'admin'; isRepeatable: true }>

type AdminCreation<E extends Endpoint, Loaded> = Creation<E, Loaded, SignedInAdmin>

/**
 * Lambda handler of a creation that needs a session, or of a change that the back office may send twice. Kept apart so that
 * other admin bundles contain no creation code. Answers are records, which may be about a person, so that a repeat reads them again.
 */
export function adminCreation<E extends CreatingEndpoint<'admin'> | RepeatableEndpoint, Loaded = undefined>(
  contract: E,
  definition: AdminCreation<E, Loaded> & Required<Pick<AdminCreation<E, Loaded>, 'read'>>,
) {
  return lambdaHandler(contract, answerOnce(contract, definition), {
    signIn: signIn(contract.route),
  })
}

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
