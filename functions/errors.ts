/**
 * Errors whose text people may read; any other becomes a 500 with nothing but a request id. What customers meet is a refusal (`refuse`):
 * pages say it by its code, the API in English.
 */
import { dateLabels } from '#frontend/content/en/labels/dates.ts'
import { complaintLabels } from '#frontend/content/en/labels/forms.ts'
import { refusalLabels } from '#frontend/content/en/labels/refusals.ts'
import type { Blanks } from '#frontend/content/types.ts'
import { format } from '#frontend/lib/format.ts'
import type { ApiError } from '#schemas/contract/error.ts'
import { dayParts } from '#schemas/facts/pacific-time.ts'
import { REFUSALS, type RefusalCode, complaintText as textOf } from '#schemas/facts/refusals.ts'

type Details = Omit<ApiError, 'message' | 'requestId'>

/** What is wrong with a field, as the API says it in English; a text that is no code is returned unchanged. */
export const complaintText = (complaint: string) => textOf(complaintLabels, complaint)

export class AppError extends Error {
  readonly status: number
  readonly details: Details
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, details: Details = {}, retryAfter?: number) {
    super(message)
    this.name = 'AppError'
    this.status = status
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** 400: `fields` maps each invalid path of the request to a message, or to a complaint's code. */
export function invalidInput(fields: Record<string, string>, message?: string): AppError {
  const told = Object.entries(fields).map(([path, complaint]) => [path, complaintText(complaint)])
  const details = { fields: Object.fromEntries(told) }
  return message === undefined ? refuse('check-fields', {}, details) : new AppError(400, message, details)
}

/** 401: no valid session, or wrong credentials. */
export function unauthorized(message = 'Please sign in.'): AppError {
  return new AppError(401, message)
}

/** 401: the password is right, but a second factor is missing or wrong. */
export function needsCode(message: string): AppError {
  return new AppError(401, message, { needsCode: true })
}

/** 403: the session is too old for this action. */
export function signInAgain(): AppError {
  return new AppError(403, 'Please confirm that it is you.', { needsSignIn: true })
}

/** 403: the request did not come through the edge, or came from another site. */
export function forbidden(message: string): AppError {
  return new AppError(403, message)
}

/** 404; `what` is a noun, for instance `booking`. */
export function notFound(what: string): AppError {
  return new AppError(404, `This ${what} no longer exists.`)
}

/** 409. `details.current` is the stored row, `details.availability` the open windows. */
export function conflict(message: string, details: Details = {}): AppError {
  return new AppError(409, message, details)
}

/** 409: someone else changed the row after the editor read it. */
export function staleEdit(current: unknown): AppError {
  return refuse('newer-version', {}, { current })
}

/** 429 for signing in or changing the password; `retryAfter` in seconds. */
export function tooManyTries(retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60)
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return new AppError(429, `Too many tries. Try again in ${time}.`, {}, retryAfter)
}

/** 503: the table or another service is unreachable, and nothing was acknowledged. */
export function unavailable(): AppError {
  return refuse('busy', {}, { retryAfter: 5 })
}

type Values<C extends RefusalCode> = Record<Blanks<(typeof refusalLabels)[C]>, string>

type Further = Pick<ApiError, 'current' | 'availability' | 'today' | 'fields'> & {
  /** The field that is wrong. */
  field?: string
  /** Seconds. */
  retryAfter?: number
}

/** `Monday, November 23, 2026` */
export const dateInWords = (date: string) => format(dateLabels.fullDay, dayParts(date, dateLabels))

/** @param values of the names in the code's text; `date` is a Pacific date */
export function refuse<C extends RefusalCode>(
  code: C,
  values: Values<C>,
  { field, retryAfter, ...details }: Further = {},
): AppError {
  const given: Record<string, string> = values
  const { date } = given
  const text = format<string>(refusalLabels[code], { ...given, ...(date && { date: dateInWords(date) }) })
  const message = field ? refusalLabels['check-fields'] : text
  return new AppError(
    REFUSALS[code],
    message,
    {
      code,
      ...(Object.keys(given).length > 0 && { values: given }),
      ...(field && { fields: { [field]: text } }),
      ...details,
    },
    retryAfter,
  )
}

/** For any link of a mail that does not work; says nothing about why. */
export const linkGone = (phone: string) => refuse('link-gone', { phone })
