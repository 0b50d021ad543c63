import { CONTENT } from '#functions/content/content-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { listRows } from '#functions/table/collections.ts'
import * as contract from '#schemas/contract/content.ts'

export const handler = adminEndpoint(contract.listContentItems, () => listRows(CONTENT))
