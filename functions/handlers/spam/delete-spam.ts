import { deleteSpam } from '#functions/data/spam.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** DELETE /api/admin/spam/{list}: one step of at most 200 records. */
export const handler = adminHandler(adminRoutes.deleteSpam, requests.deleteSpam, {
  async handle({ params, query }) {
    return deleteSpam(params.list, query.until)
  },
})
