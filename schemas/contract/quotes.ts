import * as z from 'zod'
import { endpoint, listQuery } from '#schemas/contract/endpoint.ts'
import { listed, NotificationState } from '#schemas/contract/notifications.ts'
import {
  ChosenLanguage,
  Count,
  Id,
  Instant,
  JobMinutes,
  lead,
  PacificDate,
  SpamTrap,
  Success,
  VisitorLanguage,
} from '#schemas/contract/records.ts'
import { line, optionalLine, rulesOf } from '#schemas/contract/texts.ts'
import { QUOTE_FORM } from '#schemas/facts/forms.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { BOOKING_STATUSES, DECLINE_REASONS, QUOTE_STAGES, SPAM } from '#schemas/facts/statuses.ts'
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

export const CustomerInfo = z.strictObject(rulesOf(QUOTE_FORM))
export type CustomerInfo = z.infer<typeof CustomerInfo>

/** The facts that the owner may correct. */
export const Customer = CustomerInfo.omit({ message: true }).extend({ language: ChosenLanguage })

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
  language: VisitorLanguage,
  ...SpamTrap.shape,
})
export type CreateQuoteRequest = z.infer<typeof CreateQuoteRequest>

/** One line of a price; the amount in dollars as a decimal string with two digits. */
export const PriceLine = z.object({
  label: z.string(),
  /** In Spanish, if there are words for it. */
  labelEs: z.string().optional(),
  amount: z.string(),
})
export type PriceLine = z.infer<typeof PriceLine>

/** Whole dollars, computed by the server. */
const Dollars = z.number().int().min(0)

export const DeclineReason = z.enum(DECLINE_REASONS)

/** A quote as stored. */
export const Quote = ResidentialChoices.extend({
  ...lead,
  basePrice: Dollars,
  totalPrice: Dollars,
  /** The parts of the total, at the prices of that time. */
  lines: z.array(PriceLine),
  minutes: JobMinutes,
  customerInfo: CustomerInfo,
  city,
  /** The last Pacific date on which its price is held. */
  validUntil: PacificDate,
  /** Raised to invalidate earlier links. */
  linkGeneration: Count,
  /** When the owner ended its links, unless it was sent again since. */
  linksEndedAt: Instant.optional(),
  /** When its link was first opened. */
  seenAt: Instant.optional(),
  /** When the owner noted to have talked to the customer. */
  contactedAt: Instant.optional(),
  /** The last visit that was booked at its price. */
  bookingId: Id.optional(),
  /** Visits that were booked before that one (decision 107). */
  earlierBookings: z.array(Id).optional(),
  declined: z.object({ at: Instant, reason: DeclineReason }).optional(),
  /** The owner's last change of the total; absent at the original price. */
  adjusted: z.object({ from: Dollars, by: z.string(), reason: z.string(), at: Instant }).optional(),
  /** The quote at today's prices that replaced it once it had expired. */
  renewedAs: Id.optional(),
  /** How often the owner has sent it again; the number of that mail. */
  sendings: Count,
  /** The total in the last mail to its customer; null for a mailbox that has got none, or from which it came back. */
  toldPrice: Dollars.nullable().optional(),
})
export type Quote = z.infer<typeof Quote>

/** The server's price and lines, which replace the browser's. */
export const QuoteReceipt = Quote.pick({
  id: true,
  basePrice: true,
  totalPrice: true,
  lines: true,
  minutes: true,
})

/** A visit, as the quote's card names it. */
export const BookedVisit = z.object({
  id: Id,
  serviceDate: z.string(),
  serviceTime: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** Its day is called off, and its customer chooses another one. */
  isAsked: z.boolean().optional(),
})
export type BookedVisit = z.infer<typeof BookedVisit>

export const QuoteRow = Quote.extend({
  state: z.enum([...QUOTE_STAGES, 'expired']),
  /** The visit that holds its place at the price or, without one, that of `bookingId`. */
  booking: BookedVisit.optional(),
  /** The last mail by which the owner sent it again. */
  sentAgain: NotificationState.optional(),
  followUpMails: z.array(NotificationState).default([]),
  ...listed,
})
export type QuoteRow = z.infer<typeof QuoteRow>

/** A total up to the original price, and why. */
export const QuotePrice = z.strictObject({
  totalPrice: Dollars.max(LIMITS.totalPrice),
  reason: line(LIMITS.adjustReason, 'reason'),
})
export type QuotePrice = z.infer<typeof QuotePrice>

/** Why the customer, who has told the owner, does not want it. */
export const DeclinedQuote = z.strictObject({ reason: DeclineReason })
export type DeclinedQuote = z.infer<typeof DeclinedQuote>

const version = { updatedAt: Instant.optional() }

export const UpdateQuoteRequest = z.discriminatedUnion('action', [
  /** Changes the facts that are sent; a blank phone or address is removed. */
  Customer.partial().extend({ action: z.literal('correct').optional(), ...version }),
  /** Mails the quote with its link. */
  z.strictObject({ action: z.literal('send'), ...version }),
  /** Holds the price for another 30 days. */
  z.strictObject({ action: z.literal('hold'), ...version }),
  /** Lowers the total, or raises it up to the original price, until the quote is booked. */
  QuotePrice.extend({ action: z.literal('price'), ...version }),
  z.strictObject({ action: z.literal('contacted'), isContacted: z.boolean(), ...version }),
  DeclinedQuote.extend({ action: z.literal('decline'), ...version }),
  /** Invalidates earlier links. */
  z.strictObject({ action: z.literal('revoke'), ...version }),
])
export type UpdateQuoteRequest = z.infer<typeof UpdateQuoteRequest>

export const createQuote = endpoint(publicRoutes.createQuote, {
  body: CreateQuoteRequest,
  answer: QuoteReceipt,
})
export const listQuotes = endpoint(adminRoutes.listQuotes, {
  query: listQuery(z.enum([...QUOTE_STAGES, SPAM])),
  answer: z.array(QuoteRow),
})
export const updateQuote = endpoint(adminRoutes.updateQuote, { body: UpdateQuoteRequest, answer: QuoteRow })
/** The mail that `send` would send, and the version of the quote that it is about. */
export const QuoteMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  updatedAt: Instant,
})
export type QuoteMail = z.infer<typeof QuoteMail>

export const previewQuote = endpoint(adminRoutes.previewQuote, { answer: QuoteMail })
export const deleteQuote = endpoint(adminRoutes.deleteQuote, { answer: Success })

/** A quote's total is its original price less the owner's discount, a line of its own so that the parts add up. */
type Priced = { totalPrice: number; lines: readonly { amount: string }[] }

/** The only line below zero. */
export const isDiscount = ({ amount }: { amount: string }) => amount.startsWith('-')

/** In dollars, zero or more. */
export const discountOf = ({ lines }: Priced): number => -Number(lines.find(isDiscount)?.amount ?? -0)

/** The total before any discount, which the owner may lower and never exceed (P33.8). */
export const originalPrice = (quote: Priced): number => quote.totalPrice + discountOf(quote)

/** How much less than the original price a total is, in whole percent. */
export const percentOff = (total: number, original: number): number =>
  original === 0 ? 0 : Math.round((1 - total / original) * 100)
