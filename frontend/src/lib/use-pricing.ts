import useSWR from 'swr'
import { loadPricing } from '#frontend/lib/load-pricing.ts'
import { builtInPrices } from '#frontend/lib/site-store.ts'
import { swrOptions } from '#frontend/lib/swr-options.ts'
import { useHydrated } from '#frontend/lib/use-hydrated.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import type { PricingOption } from '#schemas/pricing.ts'

/** Prices for a calculator: the built-in ones until GET /api/pricing has answered; `isLoading` until then. */
export function usePricing(): { pricing: readonly PricingOption[]; isLoading: boolean } {
  const isHydrated = useHydrated()
  const { data, isLoading } = useSWR(publicRoutes.listPricing.path, loadPricing, swrOptions)
  return { pricing: data ?? builtInPrices, isLoading: isHydrated && isLoading }
}
