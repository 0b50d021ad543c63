import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { sendTest } from '#functions/working/alarms.ts'
import * as contract from '#schemas/contract/working.ts'

export const handler = adminEndpoint(contract.sendTestAlarm, sendTest)
