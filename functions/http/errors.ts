import { AppError, unavailable } from '#functions/errors.ts'
import type { Middleware, Result } from '#functions/http/request.ts'
import { jsonResult } from '#functions/http/response.ts'

export const errors: Middleware = {
  onError: (request) => {
    request.response = errorResult(toAppError(request.error), request.event.requestContext.requestId)
  },
}

/** Names and codes of errors the AWS SDK throws when a service is unreachable or overloaded. */
const TRANSIENT = new Set([
  'TimeoutError',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionConflictException',
  'TransactionInProgressException',
  'InternalServerError',
  'InternalServerErrorException',
  'ServiceUnavailable',
  'ServiceUnavailableException',
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
function errorResult(error: AppError | undefined, requestId: string): Result {
  if (!error) return jsonResult(500, { message: 'Something went wrong on our side.', requestId })
  const headers: Record<string, string> =
    error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }
  return jsonResult(error.status, { message: error.message, ...error.details }, headers)
}
