/** Types and statuses of leads. No imports: public pages load this file. */

/** What visitors leave; a commercial request is a contact. */
export const LEAD_TYPES = ['contact', 'quote', 'booking'] as const
export type LeadType = (typeof LEAD_TYPES)[number]
export const isLeadType = (type: string): type is LeadType => LEAD_TYPES.some((lead) => lead === type)

export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const
/** Of a visit that is ahead, or whose outcome nobody has noted. */
export const OPEN_STATUSES = ['pending', 'confirmed'] as const satisfies BookingStatus[]
export type BookingStatus = (typeof BOOKING_STATUSES)[number]
export const isOpen = ({ status }: { status: BookingStatus }) => OPEN_STATUSES.some((open) => open === status)

export const CONTACT_STATUSES = ['new', 'contacted', 'resolved'] as const
export type ContactStatus = (typeof CONTACT_STATUSES)[number]

/** The site promises an answer within 24 hours. After that, a message is late and the owner gets a reminder. */
export const PROMISED_ANSWER_MS = 24 * 60 * 60 * 1000

/**
 * News of a visit to its customer. `asked`: the day is called off, and the customer chooses another one. `readdressed`: the whole visit
 * is news to the right mailbox.
 */
export const VISIT_CHANGES = [
  'confirmed',
  'moved',
  'cancelled',
  'reopened',
  'asked',
  'unconfirmed',
  'price',
  'readdressed',
] as const
export type WhatChanged = (typeof VISIT_CHANGES)[number]
/** Who changes a visit. */
export const ACTORS = ['owner', 'customer'] as const

/** Why the owner moves all visits of a day. */
export const MOVE_REASONS = ['wind', 'dust', 'rain', 'other'] as const
export type MoveReason = (typeof MOVE_REASONS)[number]

export const TOLD_STATES = ['pending', 'confirmed', 'completed', 'cancelled', 'asked'] as const

/** The filter that lists spam, which no other filter shows, whatever its own status is. */
export const SPAM = 'spam'

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
