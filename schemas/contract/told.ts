import * as z from 'zod'
import { Instant, PacificDate } from '#schemas/contract/records.ts'
import { TOLD_STATES } from '#schemas/facts/statuses.ts'

/** What its customer was last told of a visit. */
export const Told = z.object({
  state: z.enum(TOLD_STATES),
  serviceDate: PacificDate,
  serviceTime: z.string(),
  totalPrice: z.int().min(0).optional(),
  at: Instant,
  /** Id of the mail, or how else: the booking page said so, or the owner who entered what the customer agreed to. */
  by: z.string(),
  /** The mail came back. */
  isBounced: z.boolean().optional(),
})
export type Told = z.infer<typeof Told>
