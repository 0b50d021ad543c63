import { siteOrigin } from '#functions/http/endpoint.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { loadWorking } from '#functions/working/load-working.ts'
import * as contract from '#schemas/contract/working.ts'

export const handler = adminEndpoint(contract.getWorking, ({ headers }) =>
  loadWorking(siteOrigin(headers), new Date()),
)
