/** A quote as its link shows it. Names no person, because it is made to be forwarded: to a spouse, a landlord, a board. */
import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { LinkToken } from '#schemas/contract/link-token.ts'
import { DeclineReason, PriceLine } from '#schemas/contract/quotes.ts'
import { publicRoutes } from '#schemas/routes.ts'

const Dollars = z.number().int().min(0)

export const LinkedQuote = z.object({
  /** The start of its id, by which the owner finds it. */
  number: z.string(),
  state: z.enum(['open', 'booked', 'declined', 'expired']),
  totalPrice: Dollars,
  lines: z.array(PriceLine),
  /** A place's slug. */
  city: z.string().optional(),
  /** The last Pacific date on which the price is held. */
  validUntil: z.string(),
  /** Of the visit, when booked. */
  serviceDate: z.string().optional(),
  /** When expired, unless an option is no longer offered. */
  today: z.object({ totalPrice: Dollars, lines: z.array(PriceLine) }).optional(),
  /** Token of the quote that replaced the one of the link, which is the one shown. */
  renewed: z.string().optional(),
})
export type LinkedQuote = z.infer<typeof LinkedQuote>

export const AnswerQuoteRequest = z.discriminatedUnion('action', [
  z.strictObject({ token: LinkToken, action: z.literal('decline'), reason: DeclineReason }),
  /** Replaces an expired quote by one at today's prices. */
  z.strictObject({ token: LinkToken, action: z.literal('renew') }),
  /** Takes the token of the owner's link alone. */
  z.strictObject({ token: LinkToken, action: z.literal('contacted') }),
])
export type AnswerQuoteRequest = z.infer<typeof AnswerQuoteRequest>

export const openQuote = endpoint(publicRoutes.openQuote, {
  body: z.strictObject({ token: LinkToken }),
  answer: LinkedQuote,
})
export const answerQuote = endpoint(publicRoutes.answerQuote, {
  body: AnswerQuoteRequest,
  answer: LinkedQuote,
})
