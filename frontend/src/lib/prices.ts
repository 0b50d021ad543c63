/** The price list of calculators: what the page was rendered with until GET /api/pricing has answered. */
import { useEffect } from 'react'
import type { WordedOption } from '#frontend/content/types.ts'
import { callApi } from '#frontend/lib/api.ts'
import { createStore } from '#frontend/lib/create-store.ts'
import { readPageData, usePageData } from '#frontend/lib/page-data.ts'
import { nullWhenUnauthorized, retryOnce } from '#frontend/lib/public-reads.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import { withDefaults } from '#schemas/defaults/pricing.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { pricesInWords } from '#words/owner/prices.ts'

type Answer = { state: 'unasked' | 'loading' | 'known'; pricing?: readonly WordedOption[] }

const answer = createStore<Answer>({ state: 'unasked' })

/** Asks the API. A failure leaves the prices that are shown. */
export async function askForPrices(): Promise<void> {
  const rendered = readPageData().pricing
  const shown = answer.get().pricing ?? rendered
  answer.set({ ...answer.get(), state: 'loading' })
  const pricing = await retryOnce(() => nullWhenUnauthorized(callApi(publicRoutes.listPricing, {})))
    .then((listed) => pricesInWords(withDefaults(listed ?? [])))
    .catch(() => shown)
  const isNew = JSON.stringify(pricing) !== JSON.stringify(rendered)
  answer.set({ state: 'known', ...(isNew ? { pricing } : {}) })
}

export function usePrices(): readonly WordedOption[] {
  const { pricing } = usePageData()
  // Once per page view, so that a page never shows two prices.
  useEffect(() => {
    if (answer.get().state === 'unasked') void askForPrices()
  }, [])
  return useStore(answer).pricing ?? pricing
}

/** True until the API has answered, or failed. */
export function useIsLoading(): boolean {
  return useStore(answer).state === 'loading'
}
