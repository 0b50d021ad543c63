/** The residential quote kept in the browser under `currentQuote`, from its booking on for this tab alone. */
import { useSyncExternalStore } from 'react'
import type { Visit } from '#frontend/lib/days.ts'
import { forgetStored, readStored, store } from '#frontend/lib/storage.ts'
import type { CustomerInfo } from '#schemas/contract/quotes.ts'
import { ARRIVAL_WINDOWS } from '#schemas/facts/arrival-windows.ts'
import { isCalendarDate } from '#schemas/facts/calendar-date.ts'

const KEY = 'currentQuote'

export type SavedQuote = {
  /** The server's id; absent until the quote is stored. */
  id?: string
  /** Whole dollars. */
  totalPrice: number
  /** The breakdown as texts, for instance `Small home: $179`. */
  lines: string[]
  customerInfo?: CustomerInfo
  /** Slug of the city that was known then. */
  city?: string
  /** What the page had shown, when the server's total differs. */
  shownPrice?: number
  /** The visit that was booked with it. */
  booking?: Visit
}

/** The last text that was read with its quote: the same text gives the same object. */
let cached: { text: string | null; quote: SavedQuote | undefined } = { text: null, quote: undefined }

/** Keeps a quote in place of an earlier one. */
export function saveQuote(quote: SavedQuote) {
  forgetQuote()
  store(KEY, JSON.stringify(quote), quote.booking ? 'sessionStorage' : 'localStorage')
}

function forgetQuote() {
  forgetStored(KEY, 'localStorage')
  forgetStored(KEY, 'sessionStorage')
}

/** The saved quote; one that does not parse is removed. */
export function loadQuote(): SavedQuote | undefined {
  // Another tab may have saved a new quote since this one's was booked.
  const text = readStored(KEY, 'localStorage') ?? readStored(KEY, 'sessionStorage')
  if (text !== cached.text) cached = { text, quote: parseQuote(text) }
  if (text !== null && !cached.quote) forgetQuote()
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

const isText = (value: unknown) => typeof value === 'string'
const isPrice = (value: unknown) => Number.isFinite(value) && Number(value) >= 0
const isVisit = ({ serviceDate, serviceTime }: Partial<Visit>) =>
  isText(serviceDate) &&
  isCalendarDate(String(serviceDate)) &&
  ARRIVAL_WINDOWS.some(({ start }) => start === serviceTime)

/** Whether all of it can be shown: the browser's storage is open to everybody, and an older page may have written it. */
function isSavedQuote(value: unknown): value is SavedQuote {
  const { id = '', totalPrice, lines, shownPrice = 0, customerInfo = {}, city = '', booking } = Object(value)
  return (
    [totalPrice, shownPrice].every(isPrice) &&
    Array.isArray(lines) &&
    [id, city, ...lines, ...Object.values(customerInfo)].every(isText) &&
    (booking === undefined || isVisit(booking))
  )
}
