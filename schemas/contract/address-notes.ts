import * as z from 'zod'
import { Instant, line, optionalMultiline } from '#schemas/contract/fields.ts'
import { LIMITS, MESSAGES } from '#schemas/facts/limits.ts'

/** What the owner keeps about an address of a customer: gate code, dog, ladder. */
export const AddressNote = z.object({
  address: line(LIMITS.address, MESSAGES.noteAddress),
  text: optionalMultiline(LIMITS.notes),
  updatedAt: Instant,
})
export type AddressNote = z.infer<typeof AddressNote>
