import * as z from 'zod'
import { ContactStatus, DeleteRequestQuery } from '#schemas/contract/contacts.ts'
import { endpoint } from '#schemas/contract/endpoint.ts'
import {
  Email,
  Id,
  IdParams,
  Instant,
  ListQuery,
  line,
  optionalMultiline,
  Phone,
  Success,
} from '#schemas/contract/fields.ts'
import { NotificationState } from '#schemas/contract/notifications.ts'
import { SpamTrap } from '#schemas/contract/spam-trap.ts'
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
export const CommercialCustomer = z.strictObject({
  businessName: line(LIMITS.name, 'businessName'),
  contactName: line(LIMITS.name, 'contactName'),
  email: Email,
  phone: Phone,
  address: line(LIMITS.address, 'address'),
})
export type CommercialCustomer = z.infer<typeof CommercialCustomer>

export const CreateCommercialContactRequest = z.strictObject({
  ...CommercialCustomer.shape,
  message: optionalMultiline(LIMITS.commercialNotes),
  quoteData: CommercialQuoteData.nullish(),
  ...SpamTrap.shape,
})
export type CreateCommercialContactRequest = z.infer<typeof CreateCommercialContactRequest>

/** `totalPrice` is computed by the server, in whole dollars; present if quote data was sent. */
export const CommercialContactReceipt = z.object({
  id: Id,
  quoteId: Id.optional(),
  totalPrice: z.number().int().min(0).optional(),
})

/** A commercial quote as stored. */
export const CommercialQuote = CommercialChoices.extend({
  id: Id,
  businessName: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  specialRequirements: z.string().optional(),
  basePrice: z.number().int().min(0),
  totalPrice: z.number().int().min(0),
  /** The contact of the same request; its owner mail covers both. */
  contactId: Id,
  isSpam: z.boolean().default(false),
  createdAt: Instant,
  /** Absent until the owner corrects it. */
  updatedAt: Instant.optional(),
})
export type CommercialQuote = z.infer<typeof CommercialQuote>

export const CommercialQuoteRow = CommercialQuote.extend({
  notification: NotificationState.optional(),
  /** Status of its contact, where the owner answers the request; absent once the contact is deleted. */
  contactStatus: ContactStatus.optional(),
  /** Its customer's id, if it has a card. */
  customer: Id.optional(),
})
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
  params: IdParams,
  body: UpdateCommercialQuoteRequest,
  answer: CommercialQuote,
})
export const deleteCommercialQuote = endpoint(adminRoutes.deleteCommercialQuote, {
  params: IdParams,
  query: DeleteRequestQuery,
  answer: Success,
})
