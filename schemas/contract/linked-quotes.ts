/**
 * A quote as its link shows it. Names no person, because it may be forwarded: to a spouse, a landlord, a board. The link in its
 * customer's own mail books without asking who they are; the one to share asks (decision 90).
 */
import * as z from 'zod'
import { PersonField } from '#schemas/contract/booking-record.ts'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { DeclineReason, Quote } from '#schemas/contract/quotes.ts'
import { linkToken, VisitorLanguage } from '#schemas/contract/records.ts'
import { publicRoutes } from '#schemas/routes.ts'

const Price = Quote.pick({ totalPrice: true, lines: true, minutes: true })

export const LinkedQuote = Price.extend({
  /** The start of its id, by which the owner finds it. */
  number: z.string(),
  state: z.enum(['open', 'booked', 'declined', 'expired']),
  /** A place's slug. */
  city: z.string().optional(),
  /** The last Pacific date on which the price is held. */
  validUntil: z.string(),
  /** False after that day. */
  isHeld: z.boolean(),
  /** Of the visit, when booked. */
  serviceDate: z.string().optional(),
  visitState: z.enum(['pending', 'confirmed', 'over']).optional(),
  /** When expired, unless an option is no longer offered. */
  today: Price.optional(),
  /** Token of the quote that replaced the one of the link, which is the one shown. */
  renewed: z.string().optional(),
  /** Token of the link to share. */
  shared: z.string().optional(),
  /** What a booking by this link takes from the quote; nothing by the link to share. */
  known: z.array(PersonField).default([]),
  /** Its customer, for the owner's link alone. */
  customer: z.string().optional(),
})
export type LinkedQuote = z.infer<typeof LinkedQuote>

export const AnswerQuoteRequest = z.discriminatedUnion('action', [
  z.strictObject({ token: linkToken(), action: z.literal('decline'), reason: DeclineReason }),
  /** Replaces an expired quote by one at today's prices. */
  z.strictObject({ token: linkToken(), action: z.literal('renew') }),
  /** These two take the token of the owner's link alone; `see` changes nothing. */
  z.strictObject({ token: linkToken(), action: z.literal('see') }),
  z.strictObject({ token: linkToken(), action: z.literal('contacted') }),
])
export type AnswerQuoteRequest = z.infer<typeof AnswerQuoteRequest>

/** `language` is the page's: the customer's from then on, by the link in their own mail. */
export const OpenQuoteRequest = z.strictObject({ token: linkToken(), language: VisitorLanguage })
export type OpenQuoteRequest = z.infer<typeof OpenQuoteRequest>

export const openQuote = endpoint(publicRoutes.openQuote, {
  body: OpenQuoteRequest,
  answer: LinkedQuote,
})
export const answerQuote = endpoint(publicRoutes.answerQuote, {
  body: AnswerQuoteRequest,
  answer: LinkedQuote,
})
