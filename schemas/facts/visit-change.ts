/** The meaning of a booking's change to its customer: the API mails it, and the back office says so before. */

/** News of a visit to its customer. */
export const VISIT_CHANGES = ['confirmed', 'moved', 'cancelled', 'reopened'] as const
type WhatChanged = (typeof VISIT_CHANGES)[number]

type Visit = { status: string; serviceDate: string; serviceTime: string }

/** Every booking but a cancelled one holds its place, even a pending one: no visitor is promised a window that may be full. */
export const holdsSlot = ({ status }: Pick<Visit, 'status'>) => status !== 'cancelled'

/** Undefined for a change that the customer needs no mail about, such as a completed visit. */
export function whatChanged(old: Visit, next: Visit): WhatChanged | undefined {
  if (next.status === 'cancelled') return holdsSlot(old) ? 'cancelled' : undefined
  if (next.status === 'completed') return undefined
  if (!holdsSlot(old)) return next.status === 'confirmed' ? 'confirmed' : 'reopened'
  if (old.serviceDate !== next.serviceDate || old.serviceTime !== next.serviceTime) return 'moved'
  return old.status === 'pending' && next.status === 'confirmed' ? 'confirmed' : undefined
}
