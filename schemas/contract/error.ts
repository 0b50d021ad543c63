import * as z from 'zod'
import { REFUSALS, type RefusalCode } from '#schemas/facts/refusals.ts'

/** Any error of the API. `fields` maps a field's path, for instance `customerInfo.email`, to a message. */
export const ApiError = z.object({
  message: z.string(),
  /** Why, for pages that say it in their own words. */
  code: z.enum(Object.keys(REFUSALS) as [RefusalCode]).optional(),
  /** What these words name, for instance a phone number; `date` is a Pacific date. */
  values: z.record(z.string(), z.string()).optional(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With 409 for a stale edit: the stored row. */
  current: z.unknown().optional(),
  /** With 409 for a full arrival window: open windows. */
  availability: z.unknown().optional(),
  /** With 409 for a visit that visitors could not book: why it is unusual. Repeat the request with `anyway` to book it. */
  warnings: z.array(z.string()).optional(),
  /** With 409 for an expired quote: its price today, if its options are still offered. */
  today: z.unknown().optional(),
  /** With 401: the password is right, and a code of the authenticator app or a recovery code is needed, too. */
  needsCode: z.literal(true).optional(),
  /** With 403: sign in again, by passkey or password, and repeat the request. */
  needsSignIn: z.literal(true).optional(),
  /** With 500: identifies the log line. */
  requestId: z.string().optional(),
})
export type ApiError = z.infer<typeof ApiError>
