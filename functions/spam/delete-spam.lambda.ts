import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { deleteSpam } from '#functions/spam/spam-store.ts'
import * as contract from '#schemas/contract/spam.ts'

/** Deletes at most 200 records. */
export const handler = adminEndpoint(contract.deleteSpam, ({ params, query }) =>
  deleteSpam(params.list, query.most),
)
