import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/session.ts'

export const handler = adminEndpoint(contract.getSession, async ({ admin }) => admin.info)
