import { createContentItem } from '#functions/data/content.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/content.ts'

/** POST /api/admin/content */
export const handler = adminHandler(contract.createContentItem, {
  handle: ({ body, once }) => createContentItem(body, once),
})
