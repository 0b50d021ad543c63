import { inviteEarlier } from '#functions/days/earlier.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/day-moves.ts'

export const handler = adminEndpoint(contract.inviteEarlier, ({ params, body }) =>
  inviteEarlier(params.date, body.ids, new Date()),
)
