/** The commercial quote kept in the browser under `commercialQuoteData`, and whether it has been sent. */
import { offeredChoices } from '#frontend/islands/commercial-quote/offered-choices.ts'
import { createStore } from '#frontend/lib/create-store.ts'
import { usePrices } from '#frontend/lib/prices.ts'
import { createStoredValue } from '#frontend/lib/stored-value.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import type { CommercialChoices, CommercialQuoteData } from '#schemas/contract/contacts.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { totalWindows, WINDOW_FIELDS, type WindowField } from '#schemas/price/commercial.ts'

/** A request sent from this page: the total that the page showed and the server's, in whole dollars. */
export type SentRequest = { shownPrice?: number | undefined; totalPrice?: number | undefined }

const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= LIMITS.commercialWindows
const textOr = (fallback: string, value: unknown) => (typeof value === 'string' ? value : fallback)

/** Keeps only what the API accepts. */
function checkQuote(value: unknown): CommercialQuoteData | undefined {
  const choices = commercialChoicesOf(value)
  if (!choices || totalWindows(choices) === 0) return undefined
  const { totalPrice } = Object(value)
  return { ...choices, ...(Number.isInteger(totalPrice) && totalPrice >= 0 ? { totalPrice } : {}) }
}

/** Reads stored choices; undefined when a count is invalid. */
export function commercialChoicesOf(value: unknown): CommercialChoices | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const stored = value as Partial<CommercialChoices>
  const counts = WINDOW_FIELDS.map((field): [WindowField, number] => [field, stored[field] ?? 0])
  if (!counts.every(([, count]) => isCount(count))) return undefined
  return {
    ...(Object.fromEntries(counts) as Record<WindowField, number>),
    buildingType: textOr('', stored.buildingType),
    stories: (stored.stories ?? '1') === '1' ? '1' : '2_plus',
    frequency: textOr('monthly', stored.frequency),
    isConstructionCleaning: stored.isConstructionCleaning === true,
    isOutsideOnly: stored.isOutsideOnly === true,
  }
}

/** One that does not parse is removed; none in prerendered markup. */
export const estimate = createStoredValue('commercialQuoteData', checkQuote)

/** The saved quote as a request sends it: without choices that the owner no longer offers. */
export function useOfferedQuote(): CommercialQuoteData | undefined {
  const quote = useStore(estimate)
  const prices = usePrices()
  return quote && { ...quote, ...offeredChoices(prices, quote) }
}

/** Sent from this page, unless another estimate has been saved since. */
export const sentRequest = createStore<SentRequest | undefined>(undefined)
