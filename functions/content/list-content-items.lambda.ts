import { CONTENT } from '#functions/content/content-store.ts'
import { listReply } from '#functions/http/response.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { pageOfCollection } from '#functions/table/pages.ts'
import * as contract from '#schemas/contract/content.ts'

export const handler = adminEndpoint(contract.listContentItems, async ({ query }) =>
  listReply(await pageOfCollection(CONTENT, query)),
)
