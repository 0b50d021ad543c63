import { updateSetting } from '#functions/data/settings.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** PUT /api/admin/settings/{key} */
export const handler = adminHandler(adminRoutes.updateSetting, requests.updateSetting, {
  handle: ({ params, body }) => updateSetting(params.key, body.value, body.updatedAt),
})
