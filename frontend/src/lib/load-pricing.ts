import { callApi } from '#frontend/lib/api.ts'
import { nullWhenUnauthorized } from '#frontend/lib/swr-options.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import { withDefaults } from '#schemas/defaults/pricing.ts'
import type { PricingOption } from '#schemas/pricing.ts'

let inFlight: Promise<PricingOption[]> | undefined

/** The price list with defaults for emptied categories. Callers at the same time share one request. */
export function loadPricing(): Promise<PricingOption[]> {
  inFlight ??= nullWhenUnauthorized(callApi(publicRoutes.listPricing, {}))
    .then((pricing) => withDefaults(pricing ?? []))
    .finally(() => {
      inFlight = undefined
    })
  return inFlight
}
