import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { listed } from '#schemas/contract/notifications.ts'
import { listQuery } from '#schemas/contract/queries.ts'
import {
  ChosenLanguage,
  Id,
  Instant,
  lead,
  SpamTrap,
  Success,
  VisitorLanguage,
} from '#schemas/contract/records.ts'
import { optionalLine, optionalMultiline, rulesOf } from '#schemas/contract/texts.ts'
import { BUSINESS_FORM, CONTACT_FORM } from '#schemas/facts/forms.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import type { Complaint } from '#schemas/facts/refusals.ts'
import { CONTACT_STATUSES, SPAM } from '#schemas/facts/statuses.ts'
import { reachOf, zipIn } from '#schemas/facts/visit-place.ts'
import { adminRoutes, publicRoutes } from '#schemas/routes.ts'

export const ContactStatus = z.enum(CONTACT_STATUSES)
export type ContactStatus = z.infer<typeof ContactStatus>

const person = rulesOf(CONTACT_FORM)
const added = { ...person, address: optionalLine(LIMITS.address) }
const kept = { ...added, status: ContactStatus, adminResponse: optionalMultiline(LIMITS.message) }

/** Sent by the home page's form, and for a commercial request without a window count. */
export const CreateContactRequest = z
  .strictObject({
    ...person,
    name: person.name.optional(),
    message: person.message.optional(),
    /** `commercial` is a commercial request composed as a message. */
    source: z.enum(['website', 'commercial']).optional(),
    businessName: optionalLine(BUSINESS_FORM.businessName.max),
    /** Not served yet: its sender wants to hear when it is, and need not say more than an email address. */
    zip: z
      .string()
      .refine((zip) => zipIn(zip) === zip && reachOf(zip) === 'far', 'zip' satisfies Complaint)
      .optional(),
    language: VisitorLanguage,
    ...SpamTrap.shape,
  })
  .superRefine(({ zip, ...request }, context) => {
    if (zip !== undefined) return
    for (const name of ['name', 'message'] as const satisfies Complaint[])
      if (request[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: name })
  })
export type CreateContactRequest = z.infer<typeof CreateContactRequest>

export const ContactReceipt = z.object({ id: Id })

/** A contact as stored. `source` distinguishes a commercial request from a message. */
export const Contact = z.object({
  ...lead,
  ...kept,
  source: z.enum(['website', 'commercial', 'manual', 'not-yet']).default('website'),
  /** Of a commercial request. */
  businessName: z.string().optional(),
  /** The quote of the same commercial request, with the same id. */
  commercialQuoteId: Id.optional(),
})
export type Contact = z.infer<typeof Contact>

export const ContactRow = Contact.extend(listed)
export type ContactRow = z.infer<typeof ContactRow>

export const ListContactsQuery = listQuery(z.enum([...CONTACT_STATUSES, SPAM]))

/** A contact entered by the owner; its status is always `new`. */
export const AddContactRequest = z.strictObject({ ...added, language: ChosenLanguage })
export type AddContactRequest = z.infer<typeof AddContactRequest>

/** Changes the fields that are sent; a blank optional field is removed. */
export const UpdateContactRequest = z
  .strictObject({ ...kept, language: ChosenLanguage, updatedAt: Instant })
  .partial()
export type UpdateContactRequest = z.infer<typeof UpdateContactRequest>

export const createContact = endpoint(publicRoutes.createContact, {
  body: CreateContactRequest,
  answer: ContactReceipt,
})
export const listContacts = endpoint(adminRoutes.listContacts, {
  query: ListContactsQuery,
  answer: z.array(ContactRow),
})
export const addContact = endpoint(adminRoutes.addContact, { body: AddContactRequest, answer: Contact })
export const updateContact = endpoint(adminRoutes.updateContact, {
  body: UpdateContactRequest,
  answer: Contact,
})
export const deleteContact = endpoint(adminRoutes.deleteContact, { answer: Success })
