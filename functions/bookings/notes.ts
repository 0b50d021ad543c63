/** Lines that are added to the owner's notes of a booking. */
import type { Booking } from '#schemas/contract/bookings.ts'
import { LIMITS } from '#schemas/facts/limits.ts'

const CANCELLED = 'Cancelled by the customer: '

export const cancelNote = (reason: string) => `${CANCELLED}${reason}`

/** What the customer wrote when they cancelled it last. */
export function cancelReasonOf({ adminNotes = '' }: Booking): string | undefined {
  const start = adminNotes.lastIndexOf(CANCELLED)
  return start < 0 ? undefined : adminNotes.slice(start + CANCELLED.length)
}

/** Adds a line to the notes, if it still fits. */
export function withNote(notes: string | undefined, line: string | undefined): string | undefined {
  const all = [notes, line].filter(Boolean).join('\n')
  return all.length > LIMITS.notes || all === '' ? notes : all
}
