import { stop } from '#functions/outbox/transitions.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/notifications.ts'

/** Stops a mail that waits for its time. */
export const handler = adminEndpoint(contract.stopNotification, ({ params }) => stop(params.id))
