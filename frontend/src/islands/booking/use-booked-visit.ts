/** The visit booked on this page without a quote: its confirmation replaces the form, and the heading changes. */
import { createStore } from '#frontend/lib/create-store.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import type { BookingReceipt } from '#schemas/contract/bookings.ts'

type Booked = BookingReceipt & { email?: string }

const booked = createStore<Booked | undefined>(undefined)

/** Shows a booking as done. */
export const showBooked = booked.set

/** The visit booked since the page was opened. */
export function useBooked(): Booked | undefined {
  return useStore(booked)
}
