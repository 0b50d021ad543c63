import { deleteContentItem } from '#functions/data/content.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { SUCCESS } from '#functions/http/reply.ts'
import * as contract from '#schemas/contract/content.ts'

/** DELETE /api/admin/content/{id} */
export const handler = adminHandler(contract.deleteContentItem, {
  async handle({ params }) {
    await deleteContentItem(params.id)
    return SUCCESS
  },
})
