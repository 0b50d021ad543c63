import { storedContent } from '#functions/content/content.ts'
import { updateContentItem } from '#functions/content/content-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/content.ts'

export const handler = adminEndpoint(contract.updateContentItem, ({ params, body }) =>
  updateContentItem(params.id, body, storedContent),
)
