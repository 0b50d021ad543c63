import { requeueNotification } from '#functions/data/outbox.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** POST /api/admin/notifications/{id}/retry: sends a mail (again), whatever became of it before. */
export const handler = endpointHandler(adminRoutes.retryNotification, {
  async handle({ params }) {
    return requeueNotification(params.id)
  },
})
