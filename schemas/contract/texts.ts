/** Rules of what people type: lines, messages, keys, emails. */

import * as z from 'zod'
import type { Asked, Form } from '#schemas/facts/forms.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { type Complaint, tooLong } from '#schemas/facts/refusals.ts'

// By default, zod compiles a parser for each object schema at its first use. That costs a tenth of a cold dashboard call and
// pays off only after thousands of rows; in browsers the content security policy forbids it.
z.config({ jitless: true })

/** What is wrong with a field of the back office. Visitors, who need not load this, have codes (facts/refusals.ts). */
export const OWNER_MESSAGES = {
  username: 'Username is required',
  usernameMin: `Username must be at least ${LIMITS.usernameMin} characters`,
  password: 'Password is required',
  passwordMin: `Password must be at least ${LIMITS.passwordMin} characters`,
  passwordsDiffer: 'New passwords do not match',
  category: 'Category is required',
  key: 'Key is required',
  keyForm: 'Use lower-case letters, digits and underscores, and begin with a letter',
  label: 'Label is required',
  price: 'Price must be positive',
  percentage: 'Percentage must be positive',
  minutes: 'Whole minutes from 0 to 600, or nothing',
  sortOrder: 'Sort order must be positive',
  noteAddress: 'Address is required',
  bookedPrice: 'Whole dollars only',
  amount: 'Enter an amount in dollars, such as 120 or 120.50',
  paidHow: 'Choose how it was paid',
  unpaidTip: 'A tip is noted with what was paid, not with “not yet”',
  visitHours: `Whole hours from 1 to ${LIMITS.visitHours}`,
} as const

/** Blanks and characters that no font shows. Between visible characters they are legitimate, for instance in emoji. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Marks of writing direction. Phones put two around a number that is copied from their contacts. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g

/** @param breaks the line breaks of all programs that texts are copied from */
const tidied = (breaks: RegExp, into: string) =>
  z.overwrite<string>((value) =>
    INVISIBLE.test(value) ? '' : value.replace(DIRECTIONS, '').replace(breaks, into).normalize('NFC').trim(),
  )
/** Cells of a table are copied with tabs between them. */
export const LINE = tidied(/[\t-\r\u0085\u2028\u2029]+/g, ' ')
const MESSAGE = tidied(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')

/** No other control characters, and no lone surrogates. */
const allowed = z.refine<string>(
  (value) => !/(?![\n\t])[\p{Cc}\p{Cs}]/u.test(value),
  'characters' satisfies Complaint,
)

/** Aborts on a longer text before later checks read it: the time of normalisation grows with the square of the length. */
export const atMost = (max: number, error: Message = tooLong(max)) => z.maxLength(max, { error, abort: true })

/** A code, which readers say in words, or a sentence of the API. */
type Message = Complaint | ReturnType<typeof tooLong> | `${string} ${string}`
const NO_EMAIL: Message = 'email'

/** Checks the length twice: NFC makes some characters longer, and a stored text must pass the same schema when it is read. */
function text(tidy: typeof LINE, max: number, required?: Message) {
  const fits = atMost(max)
  const filled = required === undefined ? [] : [z.minLength(1, required)]
  return z.string(required).check(fits, tidy, fits, allowed, ...filled)
}

/** A required single line of text, trimmed and in Unicode NFC. */
export const line = (max: number, required: Message) => text(LINE, max, required)

export const multiline = (max: number, required: Message) => text(MESSAGE, max, required)

const blankIsAbsent = z.transform((value: string) => (value === '' ? undefined : value))

/** Blank counts as absent. */
export const optionalLine = (max: number) => text(LINE, max).pipe(blankIsAbsent).optional()

/** Blank counts as absent. */
export const optionalMultiline = (max: number) => text(MESSAGE, max).pipe(blankIsAbsent).optional()

/** null removes it. */
export const removable = <T extends z.ZodType>(schema: T) =>
  schema
    .nullable()
    .transform((value) => value ?? undefined)
    .optional()

/** A whole number in these bounds. @param message said of any other value */
export const whole = (least: number, most: number, message: string) =>
  z.int(message).min(least, message).max(most, message)

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
  .overwrite(LIMITS.tidyEmail)
  .regex(LIMITS.EMAIL_PATTERN, NO_EMAIL)

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
