/** Lines that are added to the owner's notes of a booking. */
import { LIMITS } from '#schemas/facts/limits.ts'

export const cancelNote = (reason: string) => `Cancelled by the customer: ${reason}`

/** Adds a line to the notes, as much of it as fits. */
export function withNote(notes: string | undefined, line: string | undefined): string | undefined {
  if (!line) return notes
  const all = [notes, line].filter(Boolean).join('\n')
  if (all.length <= LIMITS.notes) return all
  // Half of a character is none.
  const cut = all.slice(0, LIMITS.notes - 1).replace(/[\uD800-\uDBFF]$/, '')
  return notes && cut.length <= notes.length ? notes : `${cut}…`
}
