import * as z from 'zod'
import { Instant, line, optionalMultiline } from '#schemas/contract/fields.ts'
import { LIMITS, MESSAGES } from '#schemas/facts/limits.ts'

/** Notes of the owner about a customer's address: gate code, dog, ladder. */
export const AddressNote = z.object({
  address: line(LIMITS.address, MESSAGES.noteAddress),
  text: optionalMultiline(LIMITS.notes),
  updatedAt: Instant,
})
export type AddressNote = z.infer<typeof AddressNote>
