import { listPricingEntries } from '#functions/data/pricing.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** GET /api/admin/pricing: every entry, switched-off ones too. */
export const handler = adminHandler(adminRoutes.listPricingEntries, requests.listPricingEntries, {
  handle: listPricingEntries,
})
