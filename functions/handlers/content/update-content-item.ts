import { updateContentItem } from '#functions/data/content.ts'
import { storedContent } from '#functions/domain/content-rules.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/content.ts'

export const handler = adminEndpoint(contract.updateContentItem, async ({ params, body }) =>
  updateContentItem(params.id, body, storedContent),
)
