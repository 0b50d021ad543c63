/** A visit as its customer's link shows and changes it. Tokens travel in bodies and calendar addresses only. */
import * as z from 'zod'
import { ArrivalTime, BookingStatus, Rhythm } from '#schemas/contract/booking-record.ts'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { PriceLine } from '#schemas/contract/quotes.ts'
import {
  Instant,
  JobMinutes,
  linkToken,
  PacificDate,
  StoredDecimal,
  Success,
  VisitorLanguage,
} from '#schemas/contract/records.ts'
import { Email, optionalMultiline } from '#schemas/contract/texts.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { PAYMENT_METHODS } from '#schemas/facts/payments.ts'
import { adminRoutes, publicRoutes } from '#schemas/routes.ts'

/** What the customer of a visit that was done paid, and what is left to pay. Dollars, as decimals. */
const Receipt = z.object({
  /** The visit's short id. */
  number: z.string(),
  /** The whole name, after that of the customer's business. */
  customer: z.string(),
  businessName: z.string(),
  postalAddress: z.string(),
  licenseNumber: z.string().optional(),
  /** With tips, in the order in which they were noted. */
  paid: z.array(z.object({ amount: StoredDecimal, method: z.enum(PAYMENT_METHODS), at: Instant })),
  /** Of all payments. */
  tip: StoredDecimal,
  /** Undefined while no price is agreed. */
  left: StoredDecimal.optional(),
  /** The owner's own link for paying it. */
  pay: z.object({ href: z.string(), host: z.string() }).optional(),
})
export type Receipt = z.infer<typeof Receipt>

/** Names no address, email address, phone number or note: a link can end up in a stranger's hands. */
export const Visit = z.object({
  status: BookingStatus,
  /** True once the arrival window has ended. */
  isOver: z.boolean(),
  serviceDate: z.string(),
  serviceTime: z.string(),
  firstName: z.string(),
  /** Undefined if unknown. */
  town: z.string().optional(),
  serviceType: z.string(),
  /** Whole dollars. */
  totalPrice: z.number().int().min(0).optional(),
  /** The parts of the price, if they are still those of the quote. */
  lines: z.array(PriceLine).optional(),
  /** Of a visit that was done. */
  receipt: Receipt.optional(),
  /** Until when the customer may move or cancel it here. */
  changeUntil: Instant,
  /** How often the customer may still move it here; 0 when it is too late, too. */
  movesLeft: z.number().int().min(0),
  canCancel: z.boolean(),
  /** The customer would take an earlier day. */
  isFlexible: z.boolean(),
  /** Absent: just this once. */
  everyMonths: Rhythm.optional(),
  /** For a lead time of the place and free windows, as in GET /api/availability. */
  city: z.string().optional(),
  /** Of the town whose weekdays it has, if that is another one. */
  zip: z.string().optional(),
  hours: z.int().min(1),
  /** Windows of its own day, whose own places count as free; absent: as in GET /api/availability. */
  dayTimes: z.array(ArrivalTime).optional(),
  minutes: JobMinutes,
  /** Path of the calendar file. */
  calendar: z.string(),
  /** Its day is called off, and its customer chooses another one. */
  isAsked: z.literal(true).optional(),
  /** Of a cancelled visit: token of the link to its quote, whose price is still held. */
  quote: z.string().optional(),
  /** The whole name, for the owner's link alone. */
  customer: z.string().optional(),
  updatedAt: Instant,
})
export type Visit = z.infer<typeof Visit>

/** `language` is the page's: the customer's from then on. */
export const OpenVisitRequest = z.strictObject({ token: linkToken(), language: VisitorLanguage })
export type OpenVisitRequest = z.infer<typeof OpenVisitRequest>

export const ChangeVisitRequest = z.discriminatedUnion('action', [
  z.strictObject({
    token: linkToken(),
    action: z.literal('move'),
    serviceDate: PacificDate,
    serviceTime: ArrivalTime,
    /** The version that the customer saw. */
    updatedAt: Instant,
  }),
  z.strictObject({
    token: linkToken(),
    action: z.literal('cancel'),
    reason: optionalMultiline(LIMITS.cancelReason),
  }),
  z.strictObject({ token: linkToken(), action: z.literal('flexible'), isFlexible: z.boolean() }),
  /** null: just this once. */
  z.strictObject({ token: linkToken(), action: z.literal('every'), everyMonths: Rhythm.nullable() }),
])
export type ChangeVisitRequest = z.infer<typeof ChangeVisitRequest>

export const AnswerVisitRequest = z.strictObject({
  token: linkToken(),
  /** `see` changes nothing. */
  action: z.enum(['see', 'confirm', 'decline']),
  /** The version that the owner saw. */
  updatedAt: Instant.optional(),
  /** Added to the owner's notes; the customer does not see it. */
  note: optionalMultiline(LIMITS.cancelReason),
})
export type AnswerVisitRequest = z.infer<typeof AnswerVisitRequest>

/** `t` is a calendar's token. What programs that pass links on put behind it is ignored. */
const CalendarQuery = z.object({ t: linkToken().optional() })

/** text/calendar (RFC 5545). */
const CalendarFile = z.string()

export const openVisit = endpoint(publicRoutes.openVisit, { body: OpenVisitRequest, answer: Visit })
export const changeVisit = endpoint(publicRoutes.changeVisit, { body: ChangeVisitRequest, answer: Visit })
export const answerVisit = endpoint(publicRoutes.answerVisit, { body: AnswerVisitRequest, answer: Visit })
export const getVisitCalendar = endpoint(publicRoutes.getVisitCalendar, {
  query: CalendarQuery,
  answer: CalendarFile,
})
export const getOwnerCalendar = endpoint(publicRoutes.getOwnerCalendar, {
  query: CalendarQuery,
  answer: CalendarFile,
})

export const SendVisitLinksRequest = z.strictObject({ email: Email })

/** Mails the links of the visits that this address has ahead, to this address. The answer says nothing about them. */
export const sendVisitLinks = endpoint(publicRoutes.sendVisitLinks, {
  body: SendVisitLinksRequest,
  answer: Success,
})

/** `isRevoked` first invalidates earlier links of the visit. */
export const createVisitLink = endpoint(adminRoutes.createVisitLink, {
  body: z.strictObject({ isRevoked: z.boolean().optional() }),
  /** The link, and a text message with it for the owner's own phone. */
  answer: z.object({ visit: z.string(), text: z.string() }),
})
/** `isRenewed` gives the feed a new address; the old one then answers 404. */
export const shareCalendar = endpoint(adminRoutes.shareCalendar, {
  body: z.strictObject({ isRenewed: z.boolean().optional() }),
  answer: z.object({ feed: z.string() }),
})
