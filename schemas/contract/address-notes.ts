import * as z from 'zod'
import { Instant, line, optionalMultiline } from '#schemas/contract/fields.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { OWNER_MESSAGES } from '#schemas/facts/owner-messages.ts'

/** Notes of the owner about a customer's address: gate code, dog, ladder. */
export const AddressNote = z.object({
  address: line(LIMITS.address, OWNER_MESSAGES.noteAddress),
  text: optionalMultiline(LIMITS.notes),
  updatedAt: Instant,
})
export type AddressNote = z.infer<typeof AddressNote>
