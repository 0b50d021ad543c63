import { requeue } from '#functions/outbox/transitions.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/notifications.ts'

/** Sends a mail (again), whatever became of it before. */
export const handler = adminEndpoint(contract.retryNotification, async ({ params }) => requeue(params.id))
