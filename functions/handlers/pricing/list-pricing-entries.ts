import { listPricingEntries } from '#functions/data/pricing.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** GET /api/admin/pricing: every entry, switched-off ones too. */
export const handler = adminHandler(adminRoutes.listPricingEntries, { handle: listPricingEntries })
