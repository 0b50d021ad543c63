/** `updatedAt` is the version of a row: an edit is of the version that was read, or it is refused (decision 46). */
import type * as z from 'zod'
import { notFound, staleEdit } from '#functions/errors.ts'
import type { Condition, Write } from '#functions/table/transact.ts'

type Versioned = { updatedAt: string }

/** The row with its version: a quote has no `updatedAt` until it is corrected. */
export function versioned<T extends { createdAt: string; updatedAt?: string | undefined }>(row: T) {
  return { ...row, updatedAt: row.updatedAt ?? row.createdAt }
}

/** The instant of a change to `old`: now, but always later than the last one, so that it can serve as the version. */
export function nextVersion(old: Versioned, now = new Date()): string {
  return new Date(Math.max(now.getTime(), Date.parse(old.updatedAt) + 1)).toISOString()
}

/**
 * @param seen the version the editor saw; undefined: whatever stands there
 * @throws AppError 409 with `current` when another one is stored
 */
export function requireVersion(stored: Versioned, seen: string | undefined): void {
  if (seen !== undefined && seen !== stored.updatedAt) throw staleEdit(stored)
}

/** The condition of a write to a row: it is still as `old` was read. */
export function sameVersion({ updatedAt }: Versioned): Condition {
  return { expression: 'updatedAt = :seen', values: { ':seen': updatedAt } }
}

/** What a write throws when the row is not as it was read: 409 with the row as it stands, or 404 when it is gone. */
export function changedMeanwhile({ schema, noun }: { schema: z.ZodType; noun: string }): Write['refused'] {
  return (current) => (current ? staleEdit(schema.parse(current)) : notFound(noun))
}
