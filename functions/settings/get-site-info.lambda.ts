import { endpoint } from '#functions/http/endpoint.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import * as contract from '#schemas/contract/settings.ts'
import { toSiteInfo } from '#schemas/defaults/settings.ts'

export const handler = endpoint(contract.getSiteInfo, async () => toSiteInfo(await loadSettings()))
