import { updateContentItem } from '#functions/data/content.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/content.ts'

/** PATCH /api/admin/content/{id} */
export const handler = adminHandler(contract.updateContentItem, {
  handle: ({ params, body }) => updateContentItem(params.id, body),
})
