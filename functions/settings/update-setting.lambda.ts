import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { changedBy } from '#functions/session/session-cookie.ts'
import { updateSetting } from '#functions/settings/setting-store.ts'
import * as contract from '#schemas/contract/settings.ts'
import { isGuardedSetting } from '#schemas/facts/account.ts'

export const handler = adminEndpoint(
  contract.updateSetting,
  ({ params, body, admin }) => updateSetting(params.key, body.value, body.updatedAt, changedBy(admin)),
  ({ params }) => isGuardedSetting(params.key),
)
