/** What records consist of: ids, times, dates, decimals, and what a request of a visitor carries. */

import * as z from 'zod'
import { atMost, line, OWNER_MESSAGES, optionalMultiline } from '#schemas/contract/texts.ts'
import { SIGN_IN_METHODS } from '#schemas/facts/account.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { DATE_PATTERN, isCalendarDate } from '#schemas/facts/pacific-time.ts'
import type { Complaint } from '#schemas/facts/refusals.ts'

const NO_DATE: Complaint = 'serviceDate'

/** In lower case; nothing else becomes part of a key. */
export const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

export const Id = z.string().regex(new RegExp(`^${UUID}$`), 'Not a valid id')
export const IdParams = z.strictObject({ id: Id })

/** An ISO 8601 UTC instant with milliseconds, the only form that is stored. */
export const Instant = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, 'Not a valid time')
  .refine(isInstant, 'Not a valid time')

function isInstant(value: string): boolean {
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString() === value
}

/** A Pacific wall-clock date, `YYYY-MM-DD`, that exists in the calendar. */
export const PacificDate = z
  .string(NO_DATE)
  .regex(DATE_PATTERN, NO_DATE)
  .refine(isCalendarDate, 'This date does not exist')

/** How the owner has signed in. */
export const SignInMethod = z.enum(Object.keys(SIGN_IN_METHODS) as [keyof typeof SIGN_IN_METHODS])

/** Money as a decimal string with two digits, decimal(10,2); converts numbers. */
export function decimalMoney(message: string) {
  return z
    .union(
      [
        z.number().min(0, message).max(99_999_999.99, message),
        z.string().regex(/^(\d{1,8}(\.\d{1,2})?|\.\d{1,2})$/, message),
      ],
      message,
    )
    .transform((value, context) => toTwoDigits(value, message, context))
}

const PERCENTAGE_RANGE = 'A discount can be 100% at most, a surcharge 999.99%'

/** A percentage as a decimal string with two digits, decimal(5,2); converts numbers, allows negative ones. */
export const Percentage = z
  .union(
    [
      z.number().min(-100, PERCENTAGE_RANGE).max(999.99, PERCENTAGE_RANGE),
      z
        .string()
        .regex(/^(-?(\d{1,2}(\.\d{1,2})?|\.\d{1,2})|-100(\.0{1,2})?|\d{3}(\.\d{1,2})?)$/, PERCENTAGE_RANGE),
    ],
    PERCENTAGE_RANGE,
  )
  .transform((value, context) => toTwoDigits(value, 'At most two digits after the point', context))

function toTwoDigits(value: number | string, message: string, context: z.RefinementCtx): string {
  const match = /^(-?)0*(\d*)(?:\.(\d{1,2}))?$/.exec(String(value))
  if (!match) {
    context.addIssue(message)
    return z.NEVER
  }
  const [, sign, dollars, cents = ''] = match
  const digits = `${dollars || '0'}.${cents.padEnd(2, '0')}`
  return sign && Number(digits) !== 0 ? `-${digits}` : digits
}

/** A decimal read from the table: already normalised. */
export const StoredDecimal = z.string().regex(/^-?\d+\.\d{2}$/)

/** Of the page on which a visitor sent something; absent: English. Mails to the customer, and the pages of their links, are in it. */
export const VisitorLanguage = z.literal('es').optional()

/** As the owner chooses it; blank: English. */
export const ChosenLanguage = z.optional(z.literal(['es', '']).transform((chosen) => chosen || undefined))

/** A record as it is stored, and one that a visitor or the owner has sent for a customer. */
export const stored = { id: Id, createdAt: Instant, updatedAt: Instant }
export const lead = {
  ...stored,
  language: VisitorLanguage,
  /** True if the spam trap caught the request: stored, but not mailed. */
  isSpam: z.boolean().default(false),
}

/** The answer of an endpoint that returns no data. */
export const Success = z.object({ success: z.literal(true) })

/** Counts events of a record, such as its moves, from 0. */
export const Count = z.int().min(0).default(0)

/** How long one crew is at a job, by the minutes of the chosen prices. Absent: unknown. */
export const JobMinutes = z.int().min(0).optional()

/**
 * Two invisible traps: `website` is an off-screen field that only bots fill in, `openFor` the milliseconds between opening and
 * sending the form. A caught request gets the usual answer; it is stored with a flag, and not mailed.
 */
export const SpamTrap = z.object({
  website: z.string().max(500).optional(),
  openFor: z.number().min(0).optional(),
})
export type SpamTrap = z.infer<typeof SpamTrap>

/** True if a request looks like a bot's. A missing `openFor` proves nothing: API clients need not send it. */
export const isCaught = ({ website, openFor = Number.POSITIVE_INFINITY }: SpamTrap) =>
  Boolean(website) || openFor < LIMITS.fastestHuman

/** Notes of the owner about a customer's address: gate code, dog, ladder. */
export const AddressNote = z.object({
  address: line(LIMITS.address, OWNER_MESSAGES.noteAddress),
  text: optionalMultiline(LIMITS.notes),
  updatedAt: Instant,
})
export type AddressNote = z.infer<typeof AddressNote>

/** The token of a link in a mail. Any text: a malformed one gets the same 404 as a forged one. */
export const linkToken = () => z.string().check(atMost(LIMITS.linkToken))
