import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import {
  Email,
  Id,
  IdParams,
  Instant,
  ListQuery,
  line,
  OptionalAddress,
  OptionalPhone,
  optionalLine,
  optionalMultiline,
  Success,
} from '#schemas/contract/fields.ts'
import { NotificationState } from '#schemas/contract/notifications.ts'
import { SpamTrap } from '#schemas/contract/spam-trap.ts'
import { LIMITS, MESSAGES } from '#schemas/facts/limits.ts'
import { adminRoutes, publicRoutes } from '#schemas/routes.ts'

/** A place's slug: the chosen city, or the one whose page led to the quote. */
const city = optionalLine(LIMITS.city)

const optionKey = z.string().max(LIMITS.pricingKey)
const optionKeys = z
  .array(optionKey)
  .max(20)
  .refine((keys) => new Set(keys).size === keys.length, 'Each option can be chosen once')

/** The visitor's choices, as keys of the price list. Empty strings: nothing chosen yet. */
export const ResidentialChoices = z.object({
  houseSize: optionKey,
  stories: optionKey,
  windowTypes: optionKeys,
  interiorCleaning: optionKeys,
  extras: optionKeys,
  /** Windows with hard-water stains; omitted when 0. */
  hardWaterStains: z.number().int().min(0).max(LIMITS.hardWaterWindows).default(0),
})
export type ResidentialChoices = z.infer<typeof ResidentialChoices>

/** The facts that the owner may correct. */
export const Customer = z.strictObject({
  name: line(LIMITS.name, MESSAGES.name),
  email: Email,
  phone: OptionalPhone,
  address: OptionalAddress,
})
export type Customer = z.infer<typeof Customer>

export const CustomerInfo = Customer.extend({ message: optionalMultiline(LIMITS.message) })
export type CustomerInfo = z.infer<typeof CustomerInfo>

/** Whole dollars as computed by the browser; the server computes its own and never stores these. */
const clientPrice = z.number().int().min(0).max(LIMITS.totalPrice)

export const CreateQuoteRequest = z.strictObject({
  ...ResidentialChoices.shape,
  houseSize: optionKey.min(1, 'Choose a house size'),
  stories: optionKey.min(1, 'Choose the number of stories'),
  basePrice: clientPrice.optional(),
  totalPrice: clientPrice.optional(),
  customerInfo: CustomerInfo,
  city,
  ...SpamTrap.shape,
})
export type CreateQuoteRequest = z.infer<typeof CreateQuoteRequest>

/** One line of a price; the amount in dollars as a decimal string with two digits. */
export const PriceLine = z.object({ label: z.string(), amount: z.string() })
export type PriceLine = z.infer<typeof PriceLine>

/** Whole dollars, computed by the server. */
const Dollars = z.number().int().min(0)

/** The server's price and lines, which replace the browser's. */
export const QuoteReceipt = z.object({
  id: Id,
  basePrice: Dollars,
  totalPrice: Dollars,
  lines: z.array(PriceLine),
})

/** A quote as stored. */
export const Quote = ResidentialChoices.extend({
  id: Id,
  basePrice: Dollars,
  totalPrice: Dollars,
  /** The parts of the total, at the prices of that time. */
  lines: z.array(PriceLine),
  customerInfo: CustomerInfo,
  city,
  /** True if the spam trap caught the request: stored, but not mailed. */
  isSpam: z.boolean().default(false),
  createdAt: Instant,
  /** Absent until the owner corrects it. */
  updatedAt: Instant.optional(),
})
export type Quote = z.infer<typeof Quote>

export const QuoteRow = Quote.extend({
  notification: NotificationState.optional(),
  /** Its customer's id, if it has a card. */
  customer: Id.optional(),
})
export type QuoteRow = z.infer<typeof QuoteRow>

/** Changes the facts that are sent; a blank phone or address is removed. */
export const UpdateQuoteRequest = Customer.extend({ updatedAt: Instant }).partial()
export type UpdateQuoteRequest = z.infer<typeof UpdateQuoteRequest>

export const createQuote = endpoint(publicRoutes.createQuote, {
  body: CreateQuoteRequest,
  answer: QuoteReceipt,
})
export const listQuotes = endpoint(adminRoutes.listQuotes, { query: ListQuery, answer: z.array(QuoteRow) })
export const updateQuote = endpoint(adminRoutes.updateQuote, {
  params: IdParams,
  body: UpdateQuoteRequest,
  answer: Quote,
})
export const deleteQuote = endpoint(adminRoutes.deleteQuote, { params: IdParams, answer: Success })
