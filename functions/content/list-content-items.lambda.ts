import { listContentPage } from '#functions/content/content-store.ts'
import { listHeaders, reply } from '#functions/http/response.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/content.ts'

export const handler = adminEndpoint(contract.listContentItems, async ({ query }) => {
  const page = await listContentPage(query)
  return reply(page.rows, { headers: listHeaders(page) })
})
