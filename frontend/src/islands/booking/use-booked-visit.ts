import type { ReactNode } from 'react'
import { createStore } from '#frontend/lib/create-store.ts'

/**
 * The confirmation of a visit booked on this page without a quote: it replaces the form, and the heading changes. The form
 * hands it over, so that nobody loads its code before.
 */
export const booked = createStore<ReactNode>(undefined)
