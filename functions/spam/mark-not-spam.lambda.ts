import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { markNotSpam } from '#functions/spam/not-spam.ts'
import * as contract from '#schemas/contract/spam.ts'

export const handler = adminEndpoint(contract.markNotSpam, ({ params: { list, id } }) =>
  markNotSpam(list, id, new Date()),
)
