import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/session.ts'

/** GET /api/admin/session: who is signed in. */
export const handler = adminHandler(contract.getSession, {
  async handle({ admin: { id: _, sid: _own, ...info } }) {
    return info
  },
})
