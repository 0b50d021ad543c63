import * as z from 'zod'
import { ContactStatus } from '#schemas/contract/contacts.ts'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { listed } from '#schemas/contract/notifications.ts'
import { ListQuery } from '#schemas/contract/queries.ts'
import {
  ChosenLanguage,
  Id,
  Instant,
  lead,
  SpamTrap,
  Success,
  VisitorLanguage,
} from '#schemas/contract/records.ts'
import { rulesOf } from '#schemas/contract/texts.ts'
import { BUSINESS_FORM, COMMERCIAL_FORM } from '#schemas/facts/forms.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { adminRoutes, publicRoutes } from '#schemas/routes.ts'

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
export type CommercialCustomer = z.infer<typeof CommercialCustomer>

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
