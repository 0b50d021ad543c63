/** The one place where an error becomes an answer. */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { AppError, invalidInput, unavailable } from '#functions/domain/errors.ts'
import { jsonResult } from '#functions/http/reply.ts'
import { UnknownOptionError } from '#schemas/price/price-list.ts'

/** What the AWS SDK throws when a service cannot be reached in time or refuses for load. */
const PASSING_FAULTS = new Set([
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

/** Turns whatever was thrown into an error for people; undefined when it is a fault of ours. */
export function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof UnknownOptionError) return invalidInput({ [error.field]: error.message })
  const { name, code, $metadata } = error as {
    name?: string
    code?: string
    $metadata?: { httpStatusCode?: number }
  }
  const isPassing =
    PASSING_FAULTS.has(name ?? '') ||
    PASSING_FAULTS.has(code ?? '') ||
    ($metadata?.httpStatusCode ?? 0) >= 500
  return isPassing ? unavailable() : undefined
}

/** The answer to an error; a fault of ours says nothing but the request id. */
export function errorResult(
  error: AppError | undefined,
  requestId: string,
): APIGatewayProxyStructuredResultV2 {
  if (!error) return jsonResult(500, { message: 'Something went wrong on our side.', requestId })
  const headers: Record<string, string> =
    error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }
  return jsonResult(error.status, { message: error.message, ...error.details }, headers)
}
