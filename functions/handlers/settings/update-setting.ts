import { updateSetting } from '#functions/data/settings.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/settings.ts'

/** PUT /api/admin/settings/{key} */
export const handler = adminHandler(contract.updateSetting, {
  handle: ({ params, body }) => updateSetting(params.key, body.value, body.updatedAt),
})
