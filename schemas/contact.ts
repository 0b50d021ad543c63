import * as z from 'zod'
import {
  Email,
  Id,
  Instant,
  line,
  listQuery,
  multiline,
  OptionalAddress,
  OptionalPhone,
  optionalMultiline,
} from '#schemas/fields.ts'
import { LIMITS, MESSAGES } from '#schemas/limits.ts'
import { NotificationState } from '#schemas/notification.ts'
import { SpamTrap } from '#schemas/spam-trap.ts'
import { CONTACT_STATUSES, SPAM } from '#schemas/statuses.ts'

export const ContactStatus = z.enum(CONTACT_STATUSES)
export type ContactStatus = z.infer<typeof ContactStatus>

const person = {
  name: line(LIMITS.name, MESSAGES.name),
  email: Email,
  phone: OptionalPhone,
  message: multiline(LIMITS.message, MESSAGES.message),
}

/** POST /api/contacts: the home page's form, and the composed commercial request of spec §7. */
export const CreateContactRequest = z.strictObject({
  ...person,
  /** `commercial` marks the composed commercial request, so that the owner sees what it is (decision 29). */
  source: z.enum(['website', 'commercial']).optional(),
  ...SpamTrap.shape,
})
export type CreateContactRequest = z.infer<typeof CreateContactRequest>

export const ContactReceipt = z.object({ id: Id })
export type ContactReceipt = z.infer<typeof ContactReceipt>

/** contacts of spec §3. `source` tells a commercial request from a message (decision 29). */
export const Contact = z.object({
  id: Id,
  ...person,
  address: OptionalAddress,
  status: ContactStatus,
  adminResponse: optionalMultiline(LIMITS.message),
  source: z.enum(['website', 'commercial', 'manual']).default('website'),
  /** The quote written with a commercial request, while it is there. */
  commercialQuoteId: Id.optional(),
  isSpam: z.boolean().default(false),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Contact = z.infer<typeof Contact>

export const ContactRow = Contact.extend({ notification: NotificationState.optional() })
export type ContactRow = z.infer<typeof ContactRow>

export const ListContactsQuery = listQuery(z.enum([...CONTACT_STATUSES, SPAM]))

/** `both`: a commercial request, which is a contact and a quote, is deleted whole. */
export const DeleteRequestQuery = z.strictObject({ both: z.literal('true').optional() })

/** The owner adds a contact by hand; its status is always `new` (spec §4). */
export const AddContactRequest = z.strictObject({ ...person, address: OptionalAddress })
export type AddContactRequest = z.infer<typeof AddContactRequest>

/** Status and response, or a full edit; blank optional fields are removed. */
export const UpdateContactRequest = z
  .strictObject({
    ...person,
    address: OptionalAddress,
    status: ContactStatus,
    adminResponse: optionalMultiline(LIMITS.message),
    updatedAt: Instant,
  })
  .partial()
export type UpdateContactRequest = z.infer<typeof UpdateContactRequest>
