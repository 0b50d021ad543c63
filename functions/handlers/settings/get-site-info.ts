import { loadSettings } from '#functions/data/settings.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import * as requests from '#schemas/api/requests.ts'
import { toSiteInfo } from '#schemas/defaults/settings.ts'

/** GET /api/site-info: the public subset of the settings (decision 1). */
export const handler = endpointHandler(publicRoutes.getSiteInfo, requests.getSiteInfo, {
  handle: async () => toSiteInfo(await loadSettings()),
})
