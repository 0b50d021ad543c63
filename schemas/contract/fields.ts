/** zod building blocks: each limit and text rule exists once, here. */
import * as z from 'zod'
import { isCalendarDate } from '#schemas/facts/calendar-date.ts'
import { EMAIL_PATTERN, LIMITS, MESSAGES, tooLong } from '#schemas/facts/limits.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

// Without this, zod compiles a parser for each object schema at its first use. That takes a tenth of a cold dashboard call and
// pays only after thousands of rows; in browsers the content security policy forbids it.
z.config({ jitless: true })

/** How a text is tidied, and what has no place in it: control characters, lone surrogates, separators, bidirectional overrides. */
type TextRules = { tidy: (value: string) => string; forbidden: RegExp }

const LINE: TextRules = {
  tidy: (value) => value.normalize('NFC').trim(),
  forbidden: /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u,
}
/** Tabs and line feeds are welcome here; line ends become \n. */
const MESSAGE: TextRules = {
  tidy: (value) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim(),
  forbidden: /(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u,
}

/** Blanks and what no font shows: zero-width characters, fillers. Between others they have their uses, in emoji for instance. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Refuses a longer text before any later check reads it: normalisation takes time that grows with the square of the length. */
export const atMost = (max: number, error = tooLong(max)) => z.maxLength(max, { error, abort: true })

/** Checks the length again at the end: NFC makes some characters longer, and what is stored must pass the same schema when read. */
function text({ tidy, forbidden }: TextRules, max: number, required?: string) {
  return z.string(required).check(
    atMost(max),
    z.overwrite((value) => (INVISIBLE.test(value) ? '' : tidy(value))),
    atMost(max),
    z.refine((value) => !forbidden.test(value), 'Contains characters that are not allowed'),
  )
}

/** A required single line of text, trimmed and in Unicode NFC. */
export function line(max: number, required: string) {
  return text(LINE, max, required).min(1, required)
}

/** A required text of several lines. */
export function multiline(max: number, required: string) {
  return text(MESSAGE, max, required).min(1, required)
}

const blankIsAbsent = (value: string) => (value === '' ? undefined : value)

/** An optional single line; blank counts as absent. */
export function optionalLine(max: number) {
  return text(LINE, max).transform(blankIsAbsent).optional()
}

/** An optional text of several lines; blank counts as absent. */
export function optionalMultiline(max: number) {
  return text(MESSAGE, max).transform(blankIsAbsent).optional()
}

/** A key that pages and price lists are read by: no name of JavaScript's own, and nothing to mistype. */
export function machineKey(max: number) {
  return line(max, MESSAGES.key).regex(/^[a-z][a-z0-9_]*$/, MESSAGES.keyForm)
}

/** A row's key, changed by `rule`, or as it was: it may be from before the rule. */
export function changedKey(rule: z.ZodType<string>, old: string) {
  return line(LIMITS.contentKey, MESSAGES.key).superRefine((key, context) => {
    const { error } = key === old ? {} : rule.safeParse(key)
    for (const { message } of error?.issues ?? []) context.addIssue(message)
  })
}

/** An email address. Line breaks are refused by the pattern, so the value is safe in a mail header. */
export const Email = z
  .string(MESSAGES.email)
  .check(atMost(LIMITS.email))
  .overwrite((value) => value.trim())
  .regex(EMAIL_PATTERN, MESSAGES.email)

/** The same where none is needed; blank counts as absent. */
export const OptionalEmail = z
  .union([z.literal('').transform(() => undefined), Email], MESSAGES.email)
  .optional()

/** A phone number that must be given: at least ten characters. */
export const Phone = line(LIMITS.phone, MESSAGES.phone).min(LIMITS.phoneMin, MESSAGES.phone)
export const OptionalPhone = optionalLine(LIMITS.phone)
export const OptionalAddress = optionalLine(LIMITS.address)

/** A UUID in lower case: nothing else can become part of a key. */
export const Id = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'Not a valid id')
export const IdParams = z.strictObject({ id: Id })

/** An ISO 8601 UTC instant with milliseconds that exists, the only form this system writes. */
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
  .string(MESSAGES.serviceDate)
  .regex(/^20\d{2}-\d{2}-\d{2}$/, MESSAGES.serviceDate)
  .refine(isCalendarDate, 'This date does not exist')

/** Money as a decimal string with two digits, decimal(10,2); numbers are taken and made exact. */
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

/** A percentage as a decimal string with two digits, decimal(5,2); may be negative. */
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

/** What comes back from storage: already normalised. */
export const StoredDecimal = z.string().regex(/^-?\d+\.\d{2}$/)

/** Which page of a list; the next cursor is answered in `X-Next-Cursor`. */
export const PageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).optional(),
  cursor: z.string().max(1024).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>

/** The query of a list of records, by its statuses. */
export const listQuery = <S extends z.ZodType>(status: S) =>
  PageQuery.extend({
    sort: z.enum(['newest', 'oldest']).optional(),
    q: z.string().check(atMost(LIMITS.search)).trim().normalize().optional(),
    status: status.optional(),
  })
/** The query of any list of records, whatever its statuses. */
export type RecordsQuery = z.infer<ReturnType<typeof listQuery<z.ZodType<string>>>>

/** The query of a list whose records have no status. */
export const ListQuery = listQuery(z.enum([SPAM]))

/** The answer of an endpoint that has nothing else to tell. */
export const Success = z.object({ success: z.literal(true) })
