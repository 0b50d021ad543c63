import { requeueNotification } from '#functions/data/outbox.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** POST /api/admin/notifications/{id}/retry: sends a mail (again), whatever became of it before. */
export const handler = adminHandler(adminRoutes.retryNotification, requests.retryNotification, {
  async handle({ params }) {
    return requeueNotification(params.id)
  },
})
