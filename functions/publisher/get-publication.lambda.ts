import { loadPublication } from '#functions/publisher/publication-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/publication.ts'

export const handler = adminEndpoint(contract.getPublication, () => loadPublication())
