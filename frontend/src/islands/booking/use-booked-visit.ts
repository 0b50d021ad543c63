/** The confirmation of a visit booked on this page without a quote: it replaces the form, and the heading changes. */
import type { ReactNode } from 'react'
import { createStore } from '#frontend/lib/create-store.ts'
import { useStore } from '#frontend/lib/use-store.ts'

const booked = createStore<ReactNode>(undefined)

/** Shows a booking as done. The form hands over its confirmation, so that nobody loads its code before. */
export const showBooked = booked.set

/** The confirmation of the visit booked since the page was opened. */
export function useBooked(): ReactNode {
  return useStore(booked)
}
