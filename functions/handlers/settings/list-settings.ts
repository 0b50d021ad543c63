import { listSettings } from '#functions/data/settings.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/settings.ts'

export const handler = adminEndpoint(contract.listSettings, listSettings)
