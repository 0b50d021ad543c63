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

/** Asks the API once per page view, so that a page never shows two prices. A failure leaves those that are shown. */
async function askOnce(): Promise<void> {
  if (answer.get().state !== 'unasked') return
  answer.set({ state: 'loading' })
  const rendered = readPageData().pricing
  const pricing = await retryOnce(() => nullWhenUnauthorized(callApi(publicRoutes.listPricing, {})))
    .then((listed) => pricesInWords(withDefaults(listed ?? [])))
    .catch(() => rendered)
  const isNew = JSON.stringify(pricing) !== JSON.stringify(rendered)
  answer.set({ state: 'known', ...(isNew ? { pricing } : {}) })
}

export function usePrices(): readonly WordedOption[] {
  const { pricing } = usePageData()
  useEffect(() => void askOnce(), [])
  return useStore(answer).pricing ?? pricing
}

/** True until the API has answered, or failed. */
export function useIsLoading(): boolean {
  return useStore(answer).state === 'loading'
}
