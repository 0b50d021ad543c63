import { markNotSpam } from '#functions/domain/not-spam.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { SUCCESS } from '#functions/http/reply.ts'
import * as contract from '#schemas/contract/spam.ts'

/** POST /api/admin/spam/{list}/{id}/keep */
export const handler = adminHandler(contract.markNotSpam, {
  async handle({ params: { list, id } }) {
    await markNotSpam(list, id, new Date())
    return SUCCESS
  },
})
