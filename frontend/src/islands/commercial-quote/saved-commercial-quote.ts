/** The commercial quote kept in the browser under `commercialQuoteData`, and whether it has been sent. */
import { useSyncExternalStore } from 'react'
import { WINDOW_INPUTS } from '#frontend/islands/commercial-quote/window-inputs.ts'
import { forgetStored, readStored, store } from '#frontend/lib/storage.ts'
import type { CommercialChoices, CommercialQuoteData } from '#schemas/contract/commercial-quotes.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import type { WindowField } from '#schemas/price/commercial.ts'

const KEY = 'commercialQuoteData'

/** A request that went out from this page: whole dollars as the page had shown them, and as the server priced them. */
export type SentRequest = { shownPrice?: number | undefined; totalPrice?: number | undefined }

const listeners = new Set<() => void>()
/** The last text that was read with its quote: the same text gives the same object. */
let cached: { text: string | null; quote: CommercialQuoteData | undefined } = { text: null, quote: undefined }
let sent: SentRequest | undefined

/** Keeps an estimate, and opens the completion form again for it. */
export function saveCommercialQuote(quote: CommercialQuoteData) {
  store(KEY, JSON.stringify(quote))
  sent = undefined
  publish()
}

/** Removes the saved estimate. */
export function forgetCommercialQuote() {
  forgetStored(KEY)
  publish()
}

/** Removes the saved quote, because it is with the business now. */
export function completeCommercialQuote(request: SentRequest) {
  sent = request
  forgetCommercialQuote()
}

/** The saved quote; one that does not parse is removed. */
export function loadCommercialQuote(): CommercialQuoteData | undefined {
  const text = readStored(KEY)
  if (text !== cached.text) cached = { text, quote: parseQuote(text) }
  if (text !== null && !cached.quote) forgetStored(KEY)
  return cached.quote
}

const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= LIMITS.commercialWindows
const textOr = (fallback: string, value: unknown) => (typeof value === 'string' ? value : fallback)

/** Only what the API takes; values of a list are kept as they are, because unknown ones are shown so. */
function parseQuote(text: string | null): CommercialQuoteData | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    const choices = commercialChoicesOf(stored)
    if (!choices || WINDOW_INPUTS.every(({ stored: field }) => choices[field] === 0)) return undefined
    const { totalPrice } = Object(stored)
    return { ...choices, ...(Number.isInteger(totalPrice) && totalPrice >= 0 ? { totalPrice } : {}) }
  } catch {
    return undefined
  }
}

/** The choices in what a browser has stored, if all counts are counts. */
export function commercialChoicesOf(value: unknown): CommercialChoices | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const stored = value as Partial<CommercialChoices>
  const counts = WINDOW_INPUTS.map(({ stored: field }): [WindowField, number] => [field, stored[field] ?? 0])
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

function publish() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The saved quote, as it changes; none in prerendered markup. */
export function useSavedCommercialQuote(): CommercialQuoteData | undefined {
  return useSyncExternalStore(subscribe, loadCommercialQuote, () => undefined)
}

/** The request that was sent from this page, unless another quote has been saved since. */
export function useSentRequest(): SentRequest | undefined {
  return useSyncExternalStore(
    subscribe,
    () => sent,
    () => undefined,
  )
}
