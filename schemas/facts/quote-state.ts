/** Where a quote is on its way to a visit. No imports: public pages load this file. */

/** Days for which a price is held, the day of the quote not counted. */
export const QUOTE_DAYS = 30

/** States that need no clock, in the order in which a quote passes them; lists filter by them. */
export const QUOTE_STAGES = ['new', 'seen', 'contacted', 'booked', 'declined'] as const
type QuoteStage = (typeof QUOTE_STAGES)[number]

/** What is stored of it. */
type Staged = {
  bookingId?: string | undefined
  declined?: object | undefined
  contactedAt?: string | undefined
  seenAt?: string | undefined
}

export function stageOf({ bookingId, declined, contactedAt, seenAt }: Staged): QuoteStage {
  if (bookingId !== undefined) return 'booked'
  if (declined) return 'declined'
  if (contactedAt !== undefined) return 'contacted'
  return seenAt === undefined ? 'new' : 'seen'
}

/** Nothing writes `expired`: it follows from the date. */
export type QuoteState = QuoteStage | 'expired'

/** Why a customer says no. */
export const DECLINE_REASONS = ['price', 'other-company', 'later', 'not-needed'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** As the owner reads them. */
export const DECLINE_WORDS: Record<DeclineReason, string> = {
  price: 'The price',
  'other-company': 'Another company',
  later: 'Not now',
  'not-needed': 'No longer needed',
}
