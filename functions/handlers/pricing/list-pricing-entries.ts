import { listPricingEntries } from '#functions/data/pricing.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** GET /api/admin/pricing: every entry, switched-off ones too. */
export const handler = endpointHandler(adminRoutes.listPricingEntries, { handle: listPricingEntries })
