/** zod building blocks shared by all contracts. */
import * as z from 'zod'
import { DATE_PATTERN, daysBetween, isCalendarDate } from '#schemas/facts/calendar-date.ts'
import type { Asked, Form } from '#schemas/facts/forms.ts'
import { EMAIL_PATTERN, LIMITS } from '#schemas/facts/limits.ts'
import { OWNER_MESSAGES } from '#schemas/facts/owner-messages.ts'
import { type Complaint, tooLong } from '#schemas/facts/refusals.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

// By default, zod compiles a parser for each object schema at its first use. That costs a tenth of a cold dashboard call and
// pays off only after thousands of rows; in browsers the content security policy forbids it.
z.config({ jitless: true })

/** How to tidy a text, and what it must not contain: control characters, lone surrogates, separators, bidirectional overrides. */
type TextRules = { tidy: (value: string) => string; forbidden: RegExp }

const LINE: TextRules = {
  tidy: (value) => value.normalize('NFC').trim(),
  forbidden: /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u,
}
/** Allows tabs and line feeds; normalises line ends to \n. */
const MESSAGE: TextRules = {
  tidy: (value) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim(),
  forbidden: /(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u,
}

/** Blanks and characters that no font shows. Between visible characters they are legitimate, for instance in emoji. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Aborts on a longer text before later checks read it: the time of normalisation grows with the square of the length. */
export const atMost = (max: number, error: Message = tooLong(max)) => z.maxLength(max, { error, abort: true })

/** A code, which readers say in words, or a sentence of the API. */
type Message = Complaint | ReturnType<typeof tooLong> | `${string} ${string}`
const NO_EMAIL: Message = 'email'
const NO_DATE: Message = 'serviceDate'

/** Checks the length twice: NFC makes some characters longer, and a stored text must pass the same schema when it is read. */
function text({ tidy, forbidden }: TextRules, max: number, required?: Message) {
  return z.string(required).check(
    atMost(max),
    z.overwrite((value) => (INVISIBLE.test(value) ? '' : tidy(value))),
    atMost(max),
    z.refine((value) => !forbidden.test(value), 'characters' satisfies Complaint),
  )
}

/** A required single line of text, trimmed and in Unicode NFC. */
export const line = (max: number, required: Message) => text(LINE, max, required).min(1, required)

export const multiline = (max: number, required: Message) => text(MESSAGE, max, required).min(1, required)

const blankIsAbsent = (value: string) => (value === '' ? undefined : value)

/** Blank counts as absent. */
export function optionalLine(max: number) {
  return text(LINE, max).transform(blankIsAbsent).optional()
}

/** null removes it. */
export const removable = <T extends z.ZodType>(schema: T) =>
  schema
    .nullable()
    .transform((value) => value ?? undefined)
    .optional()

/** Blank counts as absent. */
export function optionalMultiline(max: number) {
  return text(MESSAGE, max).transform(blankIsAbsent).optional()
}

/** A key that code looks up: hard to mistype, and never `__proto__`. */
export function machineKey(max: number) {
  return line(max, OWNER_MESSAGES.key).regex(/^[a-z][a-z0-9_]*$/, OWNER_MESSAGES.keyForm)
}

/** A changed key must follow `rule`; an unchanged one may predate it. */
export function changedKey(rule: z.ZodType<string>, old: string) {
  return line(LIMITS.contentKey, OWNER_MESSAGES.key).superRefine((key, context) => {
    const { error } = key === old ? {} : rule.safeParse(key)
    for (const { message } of error?.issues ?? []) context.addIssue(message)
  })
}

/** The pattern refuses line breaks, so the value is safe in a mail header. */
export const Email = z
  .string(NO_EMAIL)
  .check(atMost(LIMITS.email))
  .overwrite((value) => value.trim())
  .regex(EMAIL_PATTERN, NO_EMAIL)

/** Blank counts as absent. */
export const OptionalEmail = z.union([z.literal('').transform(() => undefined), Email], NO_EMAIL).optional()

type Rules<F extends Form> = {
  [Name in keyof F]: F[Name] extends { required: Complaint } ? z.ZodString : ReturnType<typeof optionalLine>
}

/** The rules of what a form asks. */
export const rulesOf = <F extends Form>(form: F) =>
  Object.fromEntries(Object.entries(form).map(([name, asked]) => [name, ruleOf(asked)])) as Rules<F>

function ruleOf({ as, required, min, max }: Asked) {
  if (as === 'email') return Email
  if (!required) return (as === 'lines' ? optionalMultiline : optionalLine)(max)
  const rule = (as === 'lines' ? multiline : line)(max, required)
  return min === undefined ? rule : rule.min(min, required)
}

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

/** Whether a query has both dates, in their order and at most so many days apart. */
export const isPeriod = (days: number, from?: string, to?: string) =>
  from !== undefined && to !== undefined && from <= to && daysBetween(from, to) <= days
export const NO_MONTHS = { path: ['to'], message: 'Give both dates, at most 62 days apart' }

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

/** `X-Next-Cursor` of an answer is the next `cursor`. */
export const PageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).optional(),
  cursor: z.string().max(1024).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>

/** Of an export, for which a session that lasts for weeks must have begun lately. */
export const exportMark = () => z.literal('true').optional()

export const searchText = () => z.string().check(atMost(LIMITS.search)).trim().normalize()

/** The query of a list of records, by its statuses. */
export const listQuery = <S extends z.ZodType>(status: S) =>
  PageQuery.extend({
    sort: z.enum(['newest', 'oldest']).optional(),
    q: searchText().optional(),
    status: status.optional(),
    export: exportMark(),
  })
/** The query of any list of records, whatever its statuses. */
export type RecordsQuery = z.infer<ReturnType<typeof listQuery<z.ZodType<string>>>>

/** The query of a list whose records have no status. */
export const ListQuery = listQuery(z.enum([SPAM]))

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
