/** Turns an endpoint's contract and a function into a Lambda handler. */
import { createHash, timingSafeEqual } from 'node:crypto'
import middy, { type MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { config, EDGE_HEADERS } from '#functions/environment.ts'
import { forbidden } from '#functions/errors.ts'
import { readInput } from '#functions/http/input.ts'
import { errorResult, Reply, resultOf, SUCCESS } from '#functions/http/response.ts'
import { errorDetails, writeLog } from '#functions/log.ts'
import { networkOf } from '#functions/table/budgets.ts'
import type { Answer, Endpoint, Parsed } from '#schemas/contract/endpoint.ts'
import type { NamedRoute, Route } from '#schemas/routes.ts'

type Event = APIGatewayProxyEventV2
type Result = APIGatewayProxyStructuredResultV2

/** A request that was checked, typed by the contract. */
export type EndpointRequest<E extends Endpoint, Admin = undefined> = {
  params: Parsed<E, 'params'>
  query: Parsed<E, 'query'>
  body: Parsed<E, 'body'>
  /** The body as text; its hash distinguishes a repeat from another request. */
  text: string
  admin: Admin
  /** The visitor's network (`networkOf`), for limits. */
  network: string
  cookies: readonly string[]
  headers: Event['headers']
}

/** Returns nothing where the answer is that of success. */
export type Handle<E extends Endpoint, Admin = undefined> = (
  request: EndpointRequest<E, Admin>,
) => Promise<Answer<E> | Reply<Answer<E>>> | (Answer<E> extends typeof SUCCESS ? Promise<void> : never)

type Options<Admin> = {
  /** Finds who is signed in, before the input is read. @throws AppError 401 or 403 */
  signIn?: (cookies: readonly string[]) => Promise<Admin>
  /** Runs before a malformed request is refused; may throw its own error. */
  onMalformed?: (network: string) => Promise<void>
}

/** Lambda handler of an endpoint that needs no session; see also `adminEndpoint`. */
export function endpoint<E extends Endpoint<NamedRoute & { access: 'public' | 'login' }>>(
  contract: E,
  handle: Handle<E>,
  options: Pick<Options<undefined>, 'onMalformed'> = {},
) {
  return lambdaHandler(contract, handle, options)
}

/** What the line in the log says of a request, as far as that got: who is signed in, and which row it is about. */
type Logged = Context & { startedAt: number; admin?: string; row?: string | undefined }
type Middleware = MiddlewareObj<Event, Result, Error, Logged>

/** middy answers just before the function's timeout, and sees to it that each request is answered and logged. */
export function lambdaHandler<E extends Endpoint, Admin extends { id: string } | undefined>(
  contract: E,
  handle: Handle<E, Admin>,
  options: Options<Admin> = {},
) {
  return middy<Event, Result, Error, Logged>()
    .use([log(contract.route), errors])
    .handler((event: Event, logged: Logged) => answer(contract, handle, options, event, logged))
}

/** Writes one JSON line per request. No body, header, query or error message: those can hold personal data. */
function log({ name }: Route): Middleware {
  const write: Middleware['after'] = ({ event, context, response, error }) => {
    const { startedAt, admin, row } = context
    const status = response?.statusCode ?? 500
    const isOurFault = status >= 500
    writeLog({
      level: isOurFault ? 'error' : 'info',
      requestId: event.requestContext.requestId,
      route: name,
      status,
      ...(admin && { admin, row }),
      ms: Math.round(performance.now() - startedAt),
      ...(isOurFault && errorDetails(error)),
    })
  }
  return {
    before: ({ context }) => {
      context.startedAt = performance.now()
    },
    after: write,
    // Runs from the last middleware to the first: `errors` has set the answer.
    onError: write,
  }
}

const errors: Middleware = {
  onError: (request) => {
    request.response = errorResult(request.error, request.event.requestContext.requestId)
  },
}

async function answer<E extends Endpoint, Admin extends { id: string } | undefined>(
  contract: E,
  handle: Handle<E, Admin>,
  { signIn, onMalformed }: Options<Admin>,
  event: Event,
  logged: Logged,
): Promise<Result> {
  const { route } = contract
  const { headers, cookies = [] } = event
  requireEdge(event)
  requireSameOrigin(event)
  // Uses the address that the edge set, never a header that visitors control.
  const network = networkOf(headers[EDGE_HEADERS.clientAddress] ?? 'unknown')
  const admin = (await signIn?.(cookies)) as Admin
  if (admin) logged.admin = admin.id
  const input = await readInput(contract, event, () => onMalformed?.(network))
  logged.row = rowOf(input.params)
  const answered = await handle({ ...input, admin, network, cookies, headers })
  const { body, extras } = answered instanceof Reply ? answered : new Reply(answered ?? SUCCESS, {})
  const text = route.contentType ? String(body) : JSON.stringify(body)
  const ofRoute = {
    ...(route.contentType && { 'content-type': route.contentType }),
    ...(route.cacheControl && { 'cache-control': route.cacheControl }),
  }
  return resultOf(route.status ?? 200, text, { ...ofRoute, ...extras.headers }, extras.cookies)
}

/** The id or key in the path. Safe to log: params passed their schema, so this is not free text. */
function rowOf(params: { id?: string; key?: string } = {}): string | undefined {
  return params.id ?? params.key
}

const sha256 = (value: string) => createHash('sha256').update(value).digest()

/** 403 for a request that bypassed the edge: its other headers could be forged. */
function requireEdge({ headers }: Event): void {
  const given = sha256(headers[EDGE_HEADERS.originSecret] ?? '')
  if (!config.originSecrets().some((secret) => timingSafeEqual(given, sha256(secret))))
    throw forbidden('Please use the website.')
}

/**
 * 403 for a state-changing request from another site's page (OWASP CSRF cheat sheet, fetch metadata). Browsers always send
 * at least one of the two headers with such a request; a client that sends neither is not a browser.
 */
function requireSameOrigin({ headers, requestContext }: Event): void {
  if (requestContext.http.method === 'GET') return
  const site = headers['sec-fetch-site']
  const isSameSite = site === undefined || site === 'same-origin' || site === 'none'
  const isOwnOrigin = headers.origin === undefined || headers.origin.toLowerCase() === siteOrigin(headers)
  if (!isSameSite || !isOwnOrigin) throw forbidden('Requests from other sites are refused.')
}

/** Origin of the site at which a request arrived, by the edge's own header. The edge serves https only; the local stack is http. */
export function siteOrigin(headers: Event['headers']): string {
  const host = (headers[EDGE_HEADERS.viewerHost] ?? '').toLowerCase()
  const scheme = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) ? 'http' : 'https'
  return `${scheme}://${host}`
}
