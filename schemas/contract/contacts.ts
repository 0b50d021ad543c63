import * as z from 'zod'
import { endpoint, ListQuery, listQuery } from '#schemas/contract/endpoint.ts'
import { listed } from '#schemas/contract/notifications.ts'
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
import { BUSINESS_FORM, COMMERCIAL_FORM, CONTACT_FORM } from '#schemas/facts/forms.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
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

const windowCount = z.number().int().min(0).max(LIMITS.commercialWindows).default(0)

/** '1' is one story; only '2_plus' doubles the price. */
const COMMERCIAL_STORIES = ['1', '2_plus'] as const

/** The calculator's inputs, by stored name; see WINDOW_PRICE_KEYS for the meaning of each count. */
export const CommercialChoices = z.object({
  largeWindows: windowCount,
  smallWindows: windowCount,
  smallWindowsTiny: windowCount,
  floorToFloorWindows: windowCount,
  frenchWindows: windowCount,
  buildingType: z.string().max(LIMITS.pricingKey).default(''),
  stories: z.enum(COMMERCIAL_STORIES).default('1'),
  frequency: z.string().max(LIMITS.pricingKey).default('monthly'),
  isConstructionCleaning: z.boolean().default(false),
  isOutsideOnly: z.boolean().default(false),
})
export type CommercialChoices = z.infer<typeof CommercialChoices>

/** The value of `commercialQuoteData` in local storage. */
export const CommercialQuoteData = z.strictObject({
  ...CommercialChoices.shape,
  totalPrice: z.number().int().min(0).max(LIMITS.totalPrice).optional(),
})
export type CommercialQuoteData = z.infer<typeof CommercialQuoteData>

/** The facts that the owner may correct. */
export const CommercialCustomer = z.strictObject({ ...rulesOf(BUSINESS_FORM), language: ChosenLanguage })

export const CreateCommercialContactRequest = z.strictObject({
  ...rulesOf(COMMERCIAL_FORM),
  quoteData: CommercialQuoteData.nullish(),
  language: VisitorLanguage,
  ...SpamTrap.shape,
})
export type CreateCommercialContactRequest = z.infer<typeof CreateCommercialContactRequest>

/** `totalPrice` is computed by the server, in whole dollars; present if quote data was sent. */
export const CommercialContactReceipt = z.object({
  id: Id,
  quoteId: Id.optional(),
  totalPrice: z.number().int().min(0).optional(),
})

/** What was chosen in the calculator, at the server's price. */
export const CommercialEstimate = CommercialChoices.extend({
  businessName: z.string(),
  specialRequirements: z.string().optional(),
  basePrice: z.number().int().min(0),
  totalPrice: z.number().int().min(0),
})
export type CommercialEstimate = z.infer<typeof CommercialEstimate>

/** A commercial request with an estimate, as a quote; as a contact, it has the message, the status and the answer. */
export const CommercialQuote = CommercialEstimate.extend({
  ...lead,
  contactName: z.string(),
  email: z.string(),
  /** Absent, like the address, if the owner has cleared it in the contact. */
  phone: z.string().optional(),
  address: z.string().optional(),
  /** The contact of the same request, with the same id. */
  contactId: Id,
  contactStatus: ContactStatus,
})
export type CommercialQuote = z.infer<typeof CommercialQuote>

export const CommercialQuoteRow = CommercialQuote.extend(listed)
export type CommercialQuoteRow = z.infer<typeof CommercialQuoteRow>

/** Changes the facts that are sent. */
export const UpdateCommercialQuoteRequest = CommercialCustomer.extend({ updatedAt: Instant }).partial()
export type UpdateCommercialQuoteRequest = z.infer<typeof UpdateCommercialQuoteRequest>

export const createCommercialContact = endpoint(publicRoutes.createCommercialContact, {
  body: CreateCommercialContactRequest,
  answer: CommercialContactReceipt,
})
export const listCommercialQuotes = endpoint(adminRoutes.listCommercialQuotes, {
  query: ListQuery,
  answer: z.array(CommercialQuoteRow),
})
export const updateCommercialQuote = endpoint(adminRoutes.updateCommercialQuote, {
  body: UpdateCommercialQuoteRequest,
  answer: CommercialQuote,
})
export const deleteCommercialQuote = endpoint(adminRoutes.deleteCommercialQuote, { answer: Success })
