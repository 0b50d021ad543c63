/** Lines that are added to the owner's notes of a booking. */
import * as LIMITS from '#schemas/facts/limits.ts'
import { startOf } from '#schemas/facts/typed-text.ts'

/** Adds a line to the notes, as much of it as fits. */
export function withNote(notes: string | undefined, line: string | undefined): string | undefined {
  if (!line) return notes
  const all = [notes, line].filter(Boolean).join('\n')
  if (all.length <= LIMITS.notes) return all
  const cut = startOf(all, LIMITS.notes - 1)
  return notes && cut.length <= notes.length ? notes : `${cut}…`
}
