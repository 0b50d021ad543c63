import { requeue } from '#functions/outbox/transitions.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/notifications.ts'

/** Queues a mail that failed again. */
export const handler = adminEndpoint(contract.retryNotification, ({ params }) => requeue(params.id))
