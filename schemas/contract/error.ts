import * as z from 'zod'

/** Every error the API answers. `fields` names what to mend by path, for instance `customerInfo.email`. */
export const ApiError = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With 409 on a stale edit: the row as it stands now. */
  current: z.unknown().optional(),
  /** With 409 on a full arrival window: what is open instead. */
  availability: z.unknown().optional(),
  /** With 409 on a visit that visitors could not book: what is unusual, in words. Send the same with `anyway` to book it. */
  warnings: z.array(z.string()).optional(),
  /** With 500: quote it to the operator. */
  requestId: z.string().optional(),
})
export type ApiError = z.infer<typeof ApiError>
