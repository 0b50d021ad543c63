/** The commercial quote kept in the browser under `commercialQuoteData` (spec §3). */
import { useSyncExternalStore } from 'react'
import { WINDOW_INPUTS } from '#frontend/features/commercial-quote/inputs.ts'
import type { CommercialQuoteData } from '#schemas/commercial-quote.ts'

const KEY = 'commercialQuoteData'
const listeners = new Set<() => void>()
/** The last text that was read with its quote: the same text gives the same object. */
let cached: { text: string | null; quote: CommercialQuoteData | undefined } = { text: null, quote: undefined }

export function saveCommercialQuote(quote: CommercialQuoteData) {
  localStorage.setItem(KEY, JSON.stringify(quote))
  for (const listener of listeners) listener()
}

export function forgetCommercialQuote() {
  localStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

/** The saved quote; one that does not parse is removed (decision 39). */
function readCommercialQuote(): CommercialQuoteData | undefined {
  const text = localStorage.getItem(KEY)
  if (text !== cached.text) cached = { text, quote: parseQuote(text) }
  if (text !== null && !cached.quote) localStorage.removeItem(KEY)
  return cached.quote
}

function parseQuote(text: string | null): CommercialQuoteData | undefined {
  try {
    const quote = JSON.parse(text ?? 'null') as CommercialQuoteData | null
    const isSound = quote && WINDOW_INPUTS.every(({ stored }) => Number.isInteger(quote[stored] ?? 0))
    return isSound ? quote : undefined
  } catch {
    return undefined
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The saved quote, as it changes; none in prerendered markup. */
export function useSavedCommercialQuote(): CommercialQuoteData | undefined {
  return useSyncExternalStore(subscribe, readCommercialQuote, () => undefined)
}
