import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Instant, linkToken } from '#schemas/contract/records.ts'
import { ACCOUNT_CHANGES, type UndoableKind } from '#schemas/facts/account.ts'
import { publicRoutes } from '#schemas/routes.ts'

const { undone: _, ...UNDOABLE } = ACCOUNT_CHANGES

/** A change of account or leads, as the link of its mail shows it. */
export const UndoableChange = z.object({
  /** `changed`: something else has replaced it since. */
  state: z.enum(['open', 'undone', 'changed', 'expired']),
  what: z.enum(Object.keys(UNDOABLE) as [UndoableKind]),
  device: z.string(),
  at: Instant,
  /** Of a setting that can be undone: its value, and the one that is put back; email addresses are masked. */
  value: z.string().optional(),
  earlier: z.string().optional(),
})
export type UndoableChange = z.infer<typeof UndoableChange>

export const undoChange = endpoint(publicRoutes.undoChange, {
  /** `see` changes nothing. */
  body: z.strictObject({ token: linkToken(), action: z.enum(['see', 'undo']) }),
  answer: UndoableChange,
})
