import { deleteContentItem } from '#functions/content/content-store.ts'
import { SUCCESS } from '#functions/http/response.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/content.ts'

export const handler = adminEndpoint(contract.deleteContentItem, async ({ params }) => {
  await deleteContentItem(params.id)
  return SUCCESS
})
