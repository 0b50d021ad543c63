/** The typed client of the API: routes as values, types from the contract, no zod in the bundle. */
import { ANSWER_TIMEOUT } from '#frontend/lib/early-read.ts'
import type { ApiError } from '#schemas/contract/error.ts'
import type { Answer, Sent } from '#schemas/contract/index.ts'
import { type EndpointName, type NamedRoute, pathOf } from '#schemas/routes.ts'

type Part<K extends string, T> = [T] extends [undefined] ? { [P in K]?: undefined } : { [P in K]: T }

/** Input of a call by endpoint: path parameters, query and body are required where the contract has them. */
export type CallInput<N extends EndpointName> = Part<'params', Sent<N, 'params'>> &
  Part<'body', Sent<N, 'body'>> & {
    query?: Sent<N, 'query'>
    /** A UUID made when a form opens: sending it again can never create a second record. */
    idempotencyKey?: string
    signal?: AbortSignal
    /** Milliseconds without an answer after which the call fails. */
    timeout?: number
    /** The answer to this call, when it has been sent already. */
    sent?: Promise<Response> | undefined
  }

/** A non-ok answer. The message is `{status}: {body text or status text}`; `problem` is the body when the API itself wrote it. */
export class ApiCallError extends Error {
  readonly status: number
  readonly problem: ApiError | undefined
  /** Seconds until a retry makes sense, when the API said so. */
  readonly retryAfter: number | undefined
  /** By the clock of the page (ms). */
  readonly askedAt: number

  constructor(response: Response, text: string, askedAt = performance.now()) {
    super(`${response.status}: ${text || response.statusText}`)
    this.name = 'ApiCallError'
    this.status = response.status
    this.problem = parseProblem(text)
    this.askedAt = askedAt
    this.retryAfter = Number(response.headers.get('retry-after')) || undefined
  }
}

function parseProblem(text: string): ApiError | undefined {
  try {
    const problem = JSON.parse(text) as ApiError
    if (typeof problem.message === 'string') return problem
  } catch {
    // No JSON, or null: a proxy wrote it.
  }
  return undefined
}

/** An answer with its headers, which lists use for the next cursor and totals. */
export type ApiAnswer<N extends EndpointName> = { data: Answer<N>; headers: Headers }

/**
 * Calls an endpoint with cookies; a JSON body and content type are sent only when there is a payload.
 * @throws ApiCallError for a non-ok answer, another error when the network fails or no answer comes
 */
export async function callApiWithHeaders<R extends NamedRoute>(
  route: R,
  input: CallInput<R['name']>,
): Promise<ApiAnswer<R['name']>> {
  const { params, query, body, idempotencyKey, signal, timeout, sent } = input as CallInput<EndpointName> &
    Record<string, unknown>
  const askedAt = performance.now()
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), timeout ?? ANSWER_TIMEOUT)
  signal?.addEventListener('abort', () => stop.abort())
  const send = () =>
    fetch(buildUrl(route.path, params, query), {
      method: route.method,
      credentials: 'include',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: stop.signal,
    })
  const response = await (sent ?? send())
  const text = await response.text()
  clearTimeout(timer)
  if (!response.ok) throw new ApiCallError(response, text, askedAt)
  return { data: JSON.parse(text) as Answer<R['name']>, headers: response.headers }
}

/** The same, for callers that need only the body. */
export async function callApi<R extends NamedRoute>(
  route: R,
  input: CallInput<R['name']>,
): Promise<Answer<R['name']>> {
  return (await callApiWithHeaders(route, input)).data
}

/** Fills `{name}` parts of a path and appends the query; undefined values are left out. */
export function buildUrl(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = pathOf(path, params)
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return search ? `${filled}?${search}` : filled
}
