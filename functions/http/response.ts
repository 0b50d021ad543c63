/** Answers, those of errors included. */
import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda'
import { AppError, unavailable } from '#functions/errors.ts'
import type { Page } from '#functions/table/pages.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

/** An answer with cookies or headers. Handlers that need neither return the plain body. */
export class Reply<T> {
  readonly body: T
  readonly extras: { headers?: Record<string, string>; cookies?: string[] }

  constructor(body: T, extras: { headers?: Record<string, string>; cookies?: string[] }) {
    this.body = body
    this.extras = extras
  }
}

/** The answer of an endpoint that returns no data. */
export const SUCCESS = { success: true } as const

/** The rows of a list's page, with the rest of it as headers. @param further headers */
export function listReply<T>(page: Page<T>, further: Record<string, string> = {}): Reply<T[]> {
  const { rows, nextCursor, total, searchedTo, counts } = page
  const headers = {
    ...(nextCursor !== undefined && { 'x-next-cursor': nextCursor }),
    ...(total !== undefined && { 'x-total-count': String(total) }),
    ...(searchedTo !== undefined && { 'x-searched-to': searchedTo }),
    ...(counts && { 'x-spam-count': String(counts[SPAM] ?? 0) }),
  }
  return new Reply(rows, { headers: { ...headers, ...further } })
}

/** Returns the header with the summed price of all records, in whole dollars. */
export function totalValue({ counts }: Page<unknown>): Record<string, string> {
  return { 'x-total-value': String(counts?.value ?? 0) }
}

/** JSON that nobody keeps, unless the headers say otherwise. */
export function resultOf(
  statusCode: number,
  body: string,
  headers: Record<string, string>,
  cookies?: string[],
): Result {
  const usual = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  return { statusCode, headers: { ...usual, ...headers }, ...(cookies && { cookies }), body }
}

/** Names and codes of errors the AWS SDK throws when a service is unreachable or overloaded; others of a service have a status of 500 or more. */
const TRANSIENT = new Set([
  ...['TimeoutError', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE'],
  ...['ThrottlingException', 'ProvisionedThroughputExceededException', 'RequestLimitExceeded'],
  ...['TransactionConflictException', 'TransactionInProgressException'],
])

/** Returns the error to show people; undefined for a bug. */
function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  const { name, code, $metadata } = error as {
    name?: string
    code?: string
    $metadata?: { httpStatusCode?: number }
  }
  const isTransient =
    TRANSIENT.has(name ?? '') || TRANSIENT.has(code ?? '') || ($metadata?.httpStatusCode ?? 0) >= 500
  return isTransient ? unavailable() : undefined
}

/** A bug's answer says nothing but the request id. */
export function errorResult(error: unknown, requestId: string): Result {
  const shown = toAppError(error)
  if (!shown)
    return resultOf(500, JSON.stringify({ message: 'Something went wrong on our side.', requestId }), {})
  const { status, message, details, retryAfter } = shown
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) }
  return resultOf(status, JSON.stringify({ message, ...details }), { ...headers })
}
