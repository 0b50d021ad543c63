/** `updatedAt` is the version of a row; an edit of an older version is refused (decision 46). */
import type * as z from 'zod'
import { notFound, staleEdit } from '#functions/errors.ts'
import { matching } from '#functions/table/expression.ts'
import type { Refused } from '#functions/table/transact.ts'

type Versioned = { updatedAt: string }

/** Now, but always later than the last change, so that it can serve as the version. */
export function nextVersion(old: Versioned, now = new Date()): string {
  return new Date(Math.max(now.getTime(), Date.parse(old.updatedAt) + 1)).toISOString()
}

/**
 * @param seen the version the editor saw; undefined: any
 * @throws AppError 409 with `current` if another version is stored
 */
export function requireVersion(stored: Versioned, seen: string | undefined): void {
  if (seen !== undefined && seen !== stored.updatedAt) throw staleEdit(stored)
}

export const sameVersion = ({ updatedAt }: Versioned) => matching({ updatedAt })

/** The error of a write whose row changed since it was read: 409 with the stored row, or 404 if it was deleted. */
export function changedMeanwhile({ schema, noun }: { schema: z.ZodType; noun: string }): Refused {
  return (current) => (current ? staleEdit(schema.parse(current)) : notFound(noun))
}
