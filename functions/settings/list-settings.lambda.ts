import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { listSettings } from '#functions/settings/setting-list.ts'
import * as contract from '#schemas/contract/settings.ts'

export const handler = adminEndpoint(contract.listSettings, listSettings)
