/** The residential quote kept in the browser under `currentQuote` (spec §3). */
import { useSyncExternalStore } from 'react'
import type { Visit } from '#frontend/lib/days.ts'
import { forgetStored, readStored, store } from '#frontend/lib/storage.ts'
import type { CustomerInfo } from '#schemas/quote.ts'

const KEY = 'currentQuote'

export type SavedQuote = {
  /** The server's id; absent until the quote is stored. */
  id?: string
  /** Whole dollars. */
  totalPrice: number
  /** The breakdown as texts, for instance `Small home: $179`. */
  lines: string[]
  customerInfo?: CustomerInfo
  /** What the page had shown, when the server's total differs (decision 26). */
  shownPrice?: number
  /** The visit that was booked with it. */
  booking?: Visit
}

/** The last text that was read with its quote: the same text gives the same object. */
let cached: { text: string | null; quote: SavedQuote | undefined } = { text: null, quote: undefined }

/** Keeps a quote in place of an earlier one. */
export function saveQuote(quote: SavedQuote) {
  store(KEY, JSON.stringify(quote))
}

/** The saved quote; one that does not parse is removed (decision 39). */
function loadQuote(): SavedQuote | undefined {
  const text = readStored(KEY)
  if (text !== cached.text) cached = { text, quote: parseQuote(text) }
  if (text !== null && !cached.quote) forgetStored(KEY)
  return cached.quote
}

const subscribe = () => () => {}

/** The saved quote of this visit; none in prerendered markup. */
export function useSavedQuote(): SavedQuote | undefined {
  return useSyncExternalStore(subscribe, loadQuote, () => undefined)
}

function parseQuote(text: string | null): SavedQuote | undefined {
  try {
    const quote: unknown = JSON.parse(text ?? 'null')
    return isSavedQuote(quote) ? quote : undefined
  } catch {
    return undefined
  }
}

function isSavedQuote(value: unknown): value is SavedQuote {
  const quote = value as SavedQuote | null
  return (
    typeof quote === 'object' &&
    quote !== null &&
    Number.isFinite(quote.totalPrice) &&
    Array.isArray(quote.lines) &&
    quote.lines.every((line) => typeof line === 'string')
  )
}
