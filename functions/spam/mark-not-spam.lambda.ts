import { SUCCESS } from '#functions/http/response.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { markNotSpam } from '#functions/spam/not-spam.ts'
import * as contract from '#schemas/contract/spam.ts'

export const handler = adminEndpoint(contract.markNotSpam, async ({ params: { list, id } }) => {
  await markNotSpam(list, id, new Date())
  return SUCCESS
})
