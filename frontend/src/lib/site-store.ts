/**
 * The owner's facts and prices on every page: the built-in ones in prerendered markup, the API's once it has answered. A
 * store of a few lines instead of SWR, which would cost every page 5 kB for two reads. Texts and calculators share it, so a
 * page view asks once and never shows two prices.
 */
import { createElement, Fragment, type ReactNode, useSyncExternalStore } from 'react'
import type { Facts } from '#frontend/content/types.ts'
import { callApi } from '#frontend/lib/api.ts'
import { factsOf, fillFacts } from '#frontend/lib/facts.ts'
import { nullWhenUnauthorized, retryOnce } from '#frontend/lib/public-reads.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import type { SiteInfo } from '#schemas/contract/settings.ts'
import { DEFAULT_PRICING, withDefaults } from '#schemas/defaults/pricing.ts'
import { publicRoutes } from '#schemas/routes.ts'

type Site = { info: SiteInfo; facts: Facts; prices: readonly PricingOption[] }

/** The prices that pages are built with. */
export let builtInPrices: readonly PricingOption[] = import.meta.env.PRICING ?? DEFAULT_PRICING
export let builtIn = siteOf(import.meta.env.SITE_INFO, builtInPrices)
let site = builtIn

/** What static texts are filled with. */
export let builtInFacts = builtIn.facts

/** In the renderer alone. */
export function setBuiltIn(info: SiteInfo, prices: readonly PricingOption[]): void {
  builtInPrices = prices
  builtIn = siteOf(info, prices)
  builtInFacts = builtIn.facts
  site = builtIn
}
let isLoading = true
const listeners = new Set<() => void>()

function siteOf(info: SiteInfo, prices: readonly PricingOption[]): Site {
  return { info, facts: factsOf(info, prices), prices }
}

/** Asks the API once per page load. A failure leaves the facts that are shown. */
export async function refreshSite(): Promise<void> {
  const [info, pricing] = await Promise.all([
    retryOnce(() => nullWhenUnauthorized(callApi(publicRoutes.getSiteInfo, {}))).catch(() => null),
    retryOnce(() => nullWhenUnauthorized(callApi(publicRoutes.listPricing, {})))
      .then((pricing) => withDefaults(pricing ?? []))
      .catch(() => site.prices),
  ])
  const next = siteOf({ ...site.info, ...info }, pricing)
  if (JSON.stringify(next) !== JSON.stringify(site)) site = next
  isLoading = false
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

/** The price list: the built-in one until GET /api/pricing has answered. */
export function usePrices(): readonly PricingOption[] {
  return useSite().prices
}

/** True when the API named other facts or prices than the page was built with. */
export function useIsChanged(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => site !== builtIn,
    () => false,
  )
}

/** True from hydration until the API has answered, or failed. */
export function useIsLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLoading,
    () => false,
  )
}

/** A function that fills `{phone}` and the like into a text. */
export function useFillText(): (text: string) => string {
  const { facts } = useSite()
  return (text) => fillFacts(text, facts)
}

/** As `useFillText`, for what is shown: a phone number does not break over two lines. */
export function useFill(): (text: string) => ReactNode {
  const { facts } = useSite()
  return (text) => {
    const [start = '', ...others] = text.split('{phone}').map((part) => fillFacts(part, facts))
    if (others.length === 0) return start
    const phone = createElement('span', { className: 'whole' }, facts.phone)
    return createElement(Fragment, null, start, ...others.flatMap((part) => [phone, part]))
  }
}
