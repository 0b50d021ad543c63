import { loadSettings } from '#functions/data/settings.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import * as contract from '#schemas/contract/settings.ts'
import { toSiteInfo } from '#schemas/defaults/settings.ts'

/** GET /api/site-info: the public subset of the settings (decision 1). */
export const handler = endpointHandler(contract.getSiteInfo, {
  handle: async () => toSiteInfo(await loadSettings()),
})
