import { listContent } from '#functions/data/content.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** GET /api/admin/content */
export const handler = endpointHandler(adminRoutes.listContentItems, { handle: listContent })
