/** The owner's facts and prices: the built-in ones in prerendered markup, the API's once it has answered. */
import useSWR from 'swr'
import type { Facts } from '#frontend/content/types.ts'
import { callApi } from '#frontend/lib/api.ts'
import { factsOf, fillFacts } from '#frontend/lib/facts.ts'
import { nullWhenUnauthorized } from '#frontend/lib/swr-options.ts'
import { useHydrated } from '#frontend/lib/use-hydrated.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import { DEFAULT_PRICING, withDefaults } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import type { PricingOption } from '#schemas/pricing.ts'
import type { SiteInfo } from '#schemas/setting.ts'

/** Business name, phone, links and the like. */
export function useSiteInfo(): SiteInfo {
  const { data } = useSWR(publicRoutes.getSiteInfo.path, () =>
    nullWhenUnauthorized(callApi(publicRoutes.getSiteInfo, {})),
  )
  return data ?? DEFAULT_SITE_INFO
}

/** The price list with defaults for emptied categories; `isLoading` while the first answer is on its way. */
export function usePricing(): { pricing: readonly PricingOption[]; isLoading: boolean } {
  const isHydrated = useHydrated()
  const { data, isLoading } = useSWR(publicRoutes.listPricing.path, async () => {
    const pricing = await nullWhenUnauthorized(callApi(publicRoutes.listPricing, {}))
    return withDefaults(pricing ?? [])
  })
  return { pricing: data ?? DEFAULT_PRICING, isLoading: isHydrated && isLoading }
}

export function useFacts(): Facts {
  const site = useSiteInfo()
  const { pricing } = usePricing()
  return factsOf(site, pricing)
}

/** A function that fills `{phone}` and the like into a text. */
export function useFill(): (text: string) => string {
  const facts = useFacts()
  return (text) => fillFacts(text, facts)
}
