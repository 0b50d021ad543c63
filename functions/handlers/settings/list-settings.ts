import { listSettings } from '#functions/data/settings.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/settings.ts'

/** GET /api/admin/settings */
export const handler = adminHandler(contract.listSettings, { handle: listSettings })
