import { moveDay } from '#functions/days/day-move.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/day-moves.ts'

export const handler = adminEndpoint(contract.moveDay, ({ params, body }) =>
  moveDay(params.date, body, new Date()),
)
