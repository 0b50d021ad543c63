import { requeueNotification } from '#functions/outbox/outbox.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/notifications.ts'

/** Sends a mail (again), whatever became of it before. */
export const handler = adminEndpoint(contract.retryNotification, async ({ params }) =>
  requeueNotification(params.id),
)
