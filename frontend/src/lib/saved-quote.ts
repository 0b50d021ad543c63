/** The residential quote kept in the browser under `currentQuote` (spec §3). */
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
}

export function saveQuote(quote: SavedQuote) {
  localStorage.setItem(KEY, JSON.stringify(quote))
}

/** The saved quote; one that does not parse is removed (decision 39). */
export function loadQuote(): SavedQuote | undefined {
  try {
    const quote: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (quote === null) return undefined
    if (isSavedQuote(quote)) return quote
  } catch {
    // Not JSON: removed below.
  }
  forgetQuote()
  return undefined
}

export function forgetQuote() {
  localStorage.removeItem(KEY)
}

function isSavedQuote(value: unknown): value is SavedQuote {
  const quote = value as SavedQuote
  return (
    typeof value === 'object' &&
    Number.isFinite(quote.totalPrice) &&
    Array.isArray(quote.lines) &&
    quote.lines.every((line) => typeof line === 'string')
  )
}
