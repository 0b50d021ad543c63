import type { Result } from '#functions/http/middleware/request.ts'
import type { Page } from '#functions/table/pages.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

/** An answer with more than a body: cookies or headers. Handlers return a plain value when they need neither. */
export class Reply<T> {
  readonly body: T
  readonly extras: { headers?: Record<string, string>; cookies?: string[] }

  constructor(body: T, extras: { headers?: Record<string, string>; cookies?: string[] }) {
    this.body = body
    this.extras = extras
  }
}

/** An answer with headers or cookies, for a handler to return. */
export function reply<T>(
  body: T,
  extras: { headers?: Record<string, string>; cookies?: string[] },
): Reply<T> {
  return new Reply(body, extras)
}

/** The answer of an endpoint that has nothing else to tell. */
export const SUCCESS = { success: true } as const

/** Headers of a list: what its page tells besides the rows. */
export function listHeaders(page: Page<unknown>): Record<string, string> {
  return {
    ...(page.nextCursor === undefined ? {} : { 'x-next-cursor': page.nextCursor }),
    ...(page.total === undefined ? {} : { 'x-total-count': String(page.total) }),
    ...(page.searchedTo === undefined ? {} : { 'x-searched-to': page.searchedTo }),
    ...(page.counts && { 'x-spam-count': String(page.counts[SPAM] ?? 0) }),
  }
}

/** The summed value of a kind, in whole dollars. */
export function totalValue({ counts }: Page<unknown>): Record<string, string> {
  return { 'x-total-value': String(counts?.value ?? 0) }
}

/** The API Gateway result of a JSON answer. */
export function jsonResult(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
  cookies?: string[],
): Result {
  return {
    statusCode: status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    ...(cookies ? { cookies } : {}),
    body: JSON.stringify(body),
  }
}
