import { requeueNotification } from '#functions/data/outbox.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/notifications.ts'

/** POST /api/admin/notifications/{id}/retry: sends a mail (again), whatever became of it before. */
export const handler = adminHandler(contract.retryNotification, {
  async handle({ params }) {
    return requeueNotification(params.id)
  },
})
