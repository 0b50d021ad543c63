import { loadMoney } from '#functions/money/money-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/money.ts'

export const handler = adminEndpoint(contract.getMoney, ({ query }) => loadMoney(query))
