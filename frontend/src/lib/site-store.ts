/**
 * The owner's facts on every page: the built-in ones in prerendered markup, the API's once it has answered. A store of a
 * few lines instead of SWR, which would cost every page 5 kB for two reads; calculators use SWR.
 */
import { useSyncExternalStore } from 'react'
import type { Facts } from '#frontend/content/types.ts'
import { callApi } from '#frontend/lib/api.ts'
import { factsOf, fillFacts } from '#frontend/lib/facts.ts'
import { loadPricing } from '#frontend/lib/load-pricing.ts'
import { nullWhenUnauthorized, retryOnce } from '#frontend/lib/swr-options.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import type { PricingOption } from '#schemas/pricing.ts'
import type { SiteInfo } from '#schemas/setting.ts'

type Site = { info: SiteInfo; facts: Facts; prices: readonly PricingOption[] }

/** The prices that pages are built with. */
export const builtInPrices = import.meta.env.PRICING ?? DEFAULT_PRICING
const builtIn = siteOf(import.meta.env.SITE_INFO, builtInPrices)
let site = builtIn

/** What static texts are filled with. */
export const builtInFacts = builtIn.facts
const listeners = new Set<() => void>()

function siteOf(info: SiteInfo, prices: readonly PricingOption[]): Site {
  return { info, facts: factsOf(info, prices), prices }
}

/** Asks the API once per page load. A failure leaves the facts that are shown. */
export async function refreshSite(): Promise<void> {
  const [info, pricing] = await Promise.all([
    retryOnce(() => nullWhenUnauthorized(callApi(publicRoutes.getSiteInfo, {}))).catch(() => null),
    retryOnce(loadPricing).catch(() => site.prices),
  ])
  const next = siteOf(info ?? site.info, pricing)
  if (JSON.stringify(next) === JSON.stringify(site)) return
  site = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function useSite(): Site {
  return useSyncExternalStore(
    subscribe,
    () => site,
    () => builtIn,
  )
}

/** Business name, phone, links and the like. */
export function useSiteInfo(): SiteInfo {
  return useSite().info
}

/** The price list as texts show it; calculators read it through SWR (lib/use-pricing.ts). */
export function usePrices(): readonly PricingOption[] {
  return useSite().prices
}

/** A function that fills `{phone}` and the like into a text. */
export function useFill(): (text: string) => string {
  const { facts } = useSite()
  return (text) => fillFacts(text, facts)
}
