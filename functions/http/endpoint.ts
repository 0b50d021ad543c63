/** Turns an endpoint's contract and a function into a Lambda handler. */
import { createHash, timingSafeEqual } from 'node:crypto'
import middy from '@middy/core'
import { config, EDGE_HEADERS } from '#functions/environment.ts'
import { forbidden } from '#functions/errors.ts'
import { input } from '#functions/http/input.ts'
import type { Checked, EndpointContext, Event, Middleware, Result } from '#functions/http/request.ts'
import { errors, jsonResult, Reply, SUCCESS, textResult } from '#functions/http/response.ts'
import { errorDetails, writeLog } from '#functions/log.ts'
import { networkOf } from '#functions/table/budgets.ts'
import type { Answer, Endpoint, Parsed } from '#schemas/contract/endpoint.ts'
import type { NamedRoute, Route } from '#schemas/routes.ts'

/** A request that passed every middleware, typed by the contract. */
export type EndpointRequest<E extends Endpoint, Admin = undefined> = Pick<
  Checked,
  'client' | 'cookies' | 'text'
> & {
  params: Parsed<E, 'params'>
  query: Parsed<E, 'query'>
  body: Parsed<E, 'body'>
  admin: Admin
  headers: Event['headers']
}

/** Returns nothing where the answer is that of success. */
export type Handle<E extends Endpoint, Admin = undefined> = (
  request: EndpointRequest<E, Admin>,
) => Promise<Answer<E> | Reply<Answer<E>>> | (Answer<E> extends typeof SUCCESS ? Promise<void> : never)

/** `signIn` runs between `edge` and `input`. */
type Options = { signIn?: Middleware; onMalformed?: (client: string) => Promise<void> }

type OpenEndpoint = Endpoint<NamedRoute & { access: 'public' | 'login' }>

/** Lambda handler of an endpoint that needs no session; see also `adminEndpoint`. */
export function endpoint<E extends OpenEndpoint>(
  contract: E,
  handle: Handle<E>,
  options: Pick<Options, 'onMalformed'> = {},
) {
  return lambdaHandler(contract, handle, options)
}

/** The only use of middy. */
export function lambdaHandler<E extends Endpoint, Admin>(
  contract: E,
  handle: Handle<E, Admin>,
  { signIn, onMalformed }: Options = {},
) {
  const { route } = contract
  return middy<Event, Result, Error, EndpointContext, Checked>()
    .use([log(route), errors, edge, ...(signIn ? [signIn] : []), input(contract, onMalformed), exposeChecked])
    .handler(async ({ headers }: Event, { checked }: EndpointContext) => {
      // Safe cast: the middlewares checked the values against the contract.
      const answer = await handle({ ...(checked as Checked & EndpointRequest<E, Admin>), headers })
      const { body, extras } = answer instanceof Reply ? answer : new Reply(answer ?? SUCCESS, {})
      const cache = route.cacheControl && { 'cache-control': route.cacheControl }
      const answered = { ...cache, ...extras.headers }
      if (route.contentType)
        return textResult(String(body), { 'content-type': route.contentType, ...answered })
      return jsonResult(route.status ?? 200, body, answered, extras.cookies)
    })
}

/** middy passes the context to a handler, not `request.internal`. */
const exposeChecked: Middleware = {
  before: ({ context, internal }) => {
    context.checked = internal
  },
}

/** Writes one JSON line per request. No body, header, query or error message: those can hold personal data. */
function log({ name }: Route): Middleware {
  return {
    before: ({ internal }) => {
      internal.startedAt = performance.now()
    },
    after: ({ event, response, internal }) => writeLine(name, event, internal, response?.statusCode ?? 200),
    // onError runs from the last middleware to the first, so `errors` has set the response.
    onError: ({ event, response, error, internal }) =>
      writeLine(name, event, internal, response?.statusCode ?? 500, error),
  }
}

function writeLine(route: string, event: Event, checked: Checked, status: number, error?: unknown): void {
  const isOurFault = status >= 500
  const line = {
    level: isOurFault ? 'error' : 'info',
    requestId: event.requestContext.requestId,
    route,
    status,
    ...(checked.admin && { admin: checked.admin.id, row: rowOf(checked) }),
    ms: Math.round(performance.now() - checked.startedAt),
    ...(isOurFault && error !== undefined ? errorDetails(error) : {}),
  }
  writeLog(line)
}

/** The id or key in the path. Safe to log: params passed their schema, so this is not free text. */
function rowOf({ params }: Checked): string | undefined {
  const { id, key } = (params ?? {}) as { id?: string; key?: string }
  return id ?? key
}

/** What the edge vouches for: refuses requests that bypass it or come from another site, and keeps the visitor's network. */
const edge: Middleware = {
  before: ({ event, internal }) => {
    requireEdge(event)
    requireSameOrigin(event)
    // Uses the address that the edge set, never a header that visitors control.
    internal.client = networkOf(event.headers[EDGE_HEADERS.clientAddress] ?? 'unknown')
    internal.cookies = event.cookies ?? []
  },
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
