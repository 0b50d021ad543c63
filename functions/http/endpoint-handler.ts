/**
 * Turns a route and a function into a Lambda handler, and is the only use of middy. Each middleware owns one concern, in
 * this order: log, errors, edge and origin, sign-in, input. What a handler gets has passed all of them.
 */
import middy, { type MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Write } from '#functions/data/transact.ts'
import { errorResult, toAppError } from '#functions/http/error-response.ts'
import { clientAddress, parseJson, readBody, requireEdge, requireSameOrigin } from '#functions/http/guards.ts'
import { answerOnce } from '#functions/http/idempotency.ts'
import { parseInput } from '#functions/http/parse-input.ts'
import { jsonResult, Reply, reply } from '#functions/http/reply.ts'
import { logRequest } from '#functions/http/request-log.ts'
import type { SignedInAdmin } from '#functions/http/session-cookie.ts'
import type { Answer, Endpoint, EndpointSchemas, Parsed } from '#schemas/contract/endpoint.ts'
import type { NamedRoute, Route } from '#schemas/routes.ts'

type Result = APIGatewayProxyStructuredResultV2

/** What a handler is given, typed by the contract. */
type EndpointRequest<E extends Endpoint, Loaded> = {
  params: Parsed<E, 'params'>
  query: Parsed<E, 'query'>
  body: Parsed<E, 'body'>
  /** The signed-in admin, on admin routes. */
  admin: E['route']['access'] extends 'admin' ? SignedInAdmin : undefined
  cookies: string[]
  /** The visitor's network address. */
  client: string
  /** What `load` answered. */
  loaded: Loaded
  /** Writes that belong into the transaction of a creation: the creation rate, and the remembered answer. */
  once: (answer: Answer<E>) => Write[]
}

export type Definition<E extends Endpoint, Loaded> = {
  /** Reads that can run beside the look-up of a repeated request, so that a creation takes two round trips. */
  load?: (request: Omit<EndpointRequest<E, undefined>, 'loaded' | 'once'>) => Promise<Loaded>
  /** Runs before a request that does not fit its schema is refused. May throw another refusal. */
  onMalformed?: (client: string) => Promise<void>
  handle: (request: EndpointRequest<E, Loaded>) => Promise<Answer<E> | Reply<Answer<E>>>
}

/** What the middlewares have found out so far; they hang it on the event, middy's own way of handing things on. */
type Checked = {
  startedAt: number
  cookies: string[]
  text: string
  admin?: SignedInAdmin
  params?: unknown
  query?: unknown
  body?: unknown
}
type CheckedEvent = APIGatewayProxyEventV2 & { checked: Checked }
type Middleware = MiddlewareObj<CheckedEvent, Result>

type Authenticate = (cookies: readonly string[]) => Promise<SignedInAdmin>

type OpenEndpoint = Endpoint<NamedRoute & { access: 'public' | 'login' }>

/** The Lambda handler of an endpoint that needs no session; for the others there is `adminHandler`. */
export function endpointHandler<const E extends OpenEndpoint, Loaded = undefined>(
  endpoint: E,
  definition: Definition<E, Loaded>,
) {
  return buildHandler(endpoint, definition)
}

/** Both kinds of handler; `authenticate` is what makes the difference. */
export function buildHandler<E extends Endpoint, Loaded>(
  endpoint: E,
  definition: Definition<E, Loaded>,
  authenticate?: Authenticate,
) {
  return middy<CheckedEvent, Result>()
    .use(logging(endpoint.route))
    .use(errors)
    .use(edge)
    .use(signIn(authenticate))
    .use(input(endpoint, definition.onMalformed))
    .handler(async (event: CheckedEvent) => answer(endpoint.route, definition, event))
}

function logging(route: Route): Middleware {
  return {
    before: ({ event }) => {
      event.checked = { startedAt: performance.now(), cookies: event.cookies ?? [], text: '' }
    },
    after: ({ event, response }) => {
      const { startedAt } = event.checked
      logRequest(event, route.name, response?.statusCode ?? 200, startedAt, trailOf(event.checked))
    },
    // onError runs from the last middleware to the first: `errors` has answered by now.
    onError: ({ event, response, error }) => {
      const { startedAt } = event.checked
      logRequest(event, route.name, response?.statusCode ?? 500, startedAt, trailOf(event.checked), error)
    },
  }
}

/** The params have passed their schema, so what they hold is an id or a key. */
function trailOf({ admin, params }: Checked) {
  const { id, key } = (params ?? {}) as { id?: string; key?: string }
  return { admin: admin?.id, row: id ?? key }
}

const errors: Middleware = {
  onError: (request) => {
    request.response = errorResult(toAppError(request.error), request.event.requestContext.requestId)
  },
}

const edge: Middleware = {
  before: ({ event }) => {
    requireEdge(event)
    requireSameOrigin(event)
  },
}

function signIn(authenticate: Authenticate | undefined): Middleware {
  return {
    before: async ({ event }) => {
      if (authenticate) event.checked.admin = await authenticate(event.checked.cookies)
    },
  }
}

/** Parses params, query and body by the contract; a part that the contract does not name must not be looked at. */
function input(takes: EndpointSchemas, onMalformed?: (client: string) => Promise<void>): Middleware {
  return {
    before: async ({ event }) => {
      try {
        readInput(takes, event)
      } catch (error) {
        await onMalformed?.(clientAddress(event))
        throw error
      }
    },
  }
}

function readInput({ params, query, body }: EndpointSchemas, event: CheckedEvent): void {
  const { checked } = event
  checked.text = readBody(event)
  if (body) checked.body = parseInput(body, parseJson(event, checked.text))
  if (params) checked.params = parseInput(params, event.pathParameters ?? {})
  if (query) checked.query = parseInput(query, event.queryStringParameters ?? {})
}

async function answer<E extends Endpoint, Loaded>(
  route: Route,
  { load, handle }: Definition<E, Loaded>,
  event: CheckedEvent,
): Promise<Result> {
  const { params, query, body, admin, cookies } = event.checked
  // The contract and `access` decide these types; the middlewares above have checked the values.
  const request = { params, query, body, admin, cookies, client: clientAddress(event) } as EndpointRequest<
    E,
    undefined
  >
  const success = route.status ?? 200
  const result = await answerOnce(route, event, event.checked.text, async (once) => {
    const loaded = (await load?.(request)) as Loaded
    return () => handle({ ...request, loaded, once })
  })
  const { body: value, extras } = result instanceof Reply ? result : reply(result, {})
  const cache: Record<string, string> = route.cacheControl ? { 'cache-control': route.cacheControl } : {}
  return jsonResult(success, value, { ...cache, ...extras.headers }, extras.cookies)
}
