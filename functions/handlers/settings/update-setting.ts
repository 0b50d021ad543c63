import { updateSetting } from '#functions/data/settings.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** PUT /api/admin/settings/{key} */
export const handler = endpointHandler(adminRoutes.updateSetting, {
  handle: ({ params, body }) => updateSetting(params.key, body.value, body.updatedAt),
})
