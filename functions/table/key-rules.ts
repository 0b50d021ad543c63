import type * as z from 'zod'
import { invalidInput } from '#functions/errors.ts'
import { changedKey } from '#schemas/contract/fields.ts'

/** Checks a changed key; an unchanged one may predate the rule. @throws AppError 400 */
export function checkKey(rule: z.ZodType<string>, old: { key: string }, next: { key: string }): void {
  const { error } = changedKey(rule, old.key).safeParse(next.key)
  if (error) throw invalidInput({ key: error.issues[0]?.message ?? '' })
}
