import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/session.ts'

/** Who is signed in. */
export const handler = adminEndpoint(
  contract.getSession,
  async ({ admin: { id: _, sid: _own, ...info } }) => info,
)
