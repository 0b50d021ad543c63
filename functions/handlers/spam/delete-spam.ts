import { deleteSpam } from '#functions/data/spam.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/spam.ts'

/** DELETE /api/admin/spam/{list}: one step of at most 200 records. */
export const handler = adminHandler(contract.deleteSpam, {
  async handle({ params, query }) {
    return deleteSpam(params.list, query.until)
  },
})
