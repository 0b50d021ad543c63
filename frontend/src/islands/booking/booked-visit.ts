/** The visit that was booked on this page without a quote: the flow gives way to it, and the page's heading says so. */
import { useSyncExternalStore } from 'react'
import type { BookingReceipt } from '#schemas/contract/bookings.ts'

let booked: BookingReceipt | undefined
const listeners = new Set<() => void>()

/** Shows a booking as done. */
export function showBooked(receipt: BookingReceipt) {
  booked = receipt
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was booked since the page was opened. */
export function useBooked(): BookingReceipt | undefined {
  return useSyncExternalStore(
    subscribe,
    () => booked,
    () => undefined,
  )
}
