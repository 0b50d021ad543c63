import { createPricingEntry } from '#functions/data/pricing.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** POST /api/admin/pricing */
export const handler = adminHandler(adminRoutes.createPricingEntry, requests.createPricingEntry, {
  handle: ({ body, once }) => createPricingEntry(body, once),
})
