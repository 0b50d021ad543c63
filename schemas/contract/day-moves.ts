/** Moves the visits of a day that the owner calls off. */
import * as z from 'zod'
import { ArrivalTime, Booking } from '#schemas/contract/booking-record.ts'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Id, PacificDate } from '#schemas/contract/records.ts'
import { INVITED_MAX, MOVED_VISITS_MAX } from '#schemas/facts/limits.ts'
import { MOVE_REASONS } from '#schemas/facts/statuses.ts'
import { adminRoutes } from '#schemas/routes.ts'

export const DayParams = z.strictObject({ date: PacificDate })

/** Moves a visit, or asks its customer to choose another day. */
export const VisitChoice = z.discriminatedUnion('action', [
  z.strictObject({ id: Id, action: z.literal('move'), serviceDate: PacificDate, serviceTime: ArrivalTime }),
  z.strictObject({ id: Id, action: z.literal('ask') }),
])
export type VisitChoice = z.infer<typeof VisitChoice>

const reason = z.enum(MOVE_REASONS)
const choices = z.array(VisitChoice).max(MOVED_VISITS_MAX)

/** With `choices`, previews them in place of proposals. */
export const PlanDayRequest = z.strictObject({ reason, choices: choices.optional() })

/** Visits without a choice stay. */
export const MoveDayRequest = z.strictObject({ reason, choices: choices.min(1) })
export type MoveDayRequest = z.infer<typeof MoveDayRequest>

export const PlannedVisit = z.object({
  visit: Booking,
  /** The last mail to its customer came back. */
  isBounced: z.boolean().optional(),
  /** Undefined if unknown. */
  town: z.string().optional(),
  /** Undefined for a visit that stays, or for which there is no room. */
  choice: VisitChoice.optional(),
  /** Why its chosen window would be refused. */
  problem: z.string().optional(),
  /** The mail to its customer; undefined without an email address. */
  mail: z.object({ subject: z.string(), text: z.string() }).optional(),
})
export type PlannedVisit = z.infer<typeof PlannedVisit>

/** `waiting`: the call has taken long enough, and another one continues. */
export const MovedVisit = z.object({
  id: Id,
  state: z.enum(['moved', 'asked', 'failed', 'waiting']),
  /** Of a failure. */
  why: z.string().optional(),
})
export type MovedVisit = z.infer<typeof MovedVisit>

export const InviteEarlierRequest = z.strictObject({ ids: z.array(Id).min(1).max(INVITED_MAX) })

export const Invitation = z.object({
  id: Id,
  state: z.enum(['mailed', 'failed']),
  why: z.string().optional(),
})
export type Invitation = z.infer<typeof Invitation>

/** Changes nothing. */
export const planDay = endpoint(adminRoutes.planDay, {
  params: DayParams,
  body: PlanDayRequest,
  answer: z.array(PlannedVisit),
})
/** A repeat moves and mails nothing twice. */
export const moveDay = endpoint(adminRoutes.moveDay, {
  params: DayParams,
  body: MoveDayRequest,
  answer: z.array(MovedVisit),
})
/** Tells customers who would take an earlier day that a place of the day is free. A customer who was mailed about the day before is not mailed again, and the answer says so. */
export const inviteEarlier = endpoint(adminRoutes.inviteEarlier, {
  params: DayParams,
  body: InviteEarlierRequest,
  answer: z.array(Invitation),
})
