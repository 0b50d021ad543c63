import { requestRun } from '#functions/publisher/publication-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/publication.ts'

/** Starts the publisher as an edit does. */
export const handler = adminEndpoint(contract.retryPublication, requestRun)
