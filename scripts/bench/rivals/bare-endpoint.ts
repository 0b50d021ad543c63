/**
 * Stands in for functions/http/endpoint-handler.ts while the rivals are bundled: the same endpoint modules then give what
 * they do instead of a Lambda handler, and a framework puts its own routing, parsing and answering around that.
 */

import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { EndpointRequest } from '#functions/http/endpoint-handler.ts'
import { requireEdge, requireSameOrigin } from '#functions/http/guards.ts'
import { answerOnce } from '#functions/http/idempotency.ts'
import { parseInput } from '#functions/http/parse-input.ts'
import { Reply, reply } from '#functions/http/reply.ts'
import type { SignedInAdmin } from '#functions/http/session-cookie.ts'
import type { RequestSchemas } from '#schemas/api/contract.ts'
import type { EndpointName, NamedRoute } from '#schemas/api/index.ts'
import type { Route } from '#schemas/api/route.ts'

type Request = Omit<EndpointRequest<EndpointName, Route, unknown>, 'loaded' | 'once'>

export type BareEndpoint = {
  route: NamedRoute
  takes: RequestSchemas
  definition: {
    load?: (request: Request) => Promise<unknown>
    handle: (request: Request & Record<'loaded' | 'once', unknown>) => Promise<unknown>
  }
  authenticate: ((cookies: readonly string[]) => Promise<SignedInAdmin>) | undefined
}

/** As `buildHandler` of the module this one stands in for. */
export function buildHandler(
  route: NamedRoute,
  takes: RequestSchemas,
  definition: BareEndpoint['definition'],
  authenticate?: BareEndpoint['authenticate'],
): BareEndpoint {
  return { route, takes, definition, authenticate }
}

/** As `endpointHandler` of the module this one stands in for. */
export function endpointHandler(
  route: NamedRoute,
  takes: RequestSchemas,
  definition: BareEndpoint['definition'],
): BareEndpoint {
  return buildHandler(route, takes, definition)
}

/** What a framework has made of an event. */
type ParsedRequest = {
  event: APIGatewayProxyEventV2
  params: Record<string, string>
  query: unknown
  /** The body as it came, and parsed; undefined without one. */
  text: string
  json: unknown
  client: string
}

type BareAnswer = { status: number; body: unknown; headers: Record<string, string>; cookies: string[] }

/** Everything between a framework's parsing and its answering, in the order of the handlers that ship. */
export async function runEndpoint(
  { route, takes, definition, authenticate }: BareEndpoint,
  { event, params, query, text, json, client }: ParsedRequest,
): Promise<BareAnswer> {
  requireEdge(event)
  requireSameOrigin(event)
  const cookies = event.cookies ?? []
  const admin = await authenticate?.(cookies)
  const request = {
    body: takes.body && parseInput(takes.body, json),
    params: takes.params && parseInput(takes.params, params),
    query: takes.query && parseInput(takes.query, query),
    admin,
    cookies,
    client,
  } as Request
  const status = route.status ?? 200
  const result = await answerOnce(route, event, text, async (once) => {
    const loaded = await definition.load?.(request)
    return () => definition.handle({ ...request, loaded, once })
  })
  const { body, extras } = result instanceof Reply ? result : reply(result, {})
  const cacheControl = route.cacheControl ?? 'no-store'
  return {
    status,
    body,
    headers: { 'cache-control': cacheControl, ...extras.headers },
    cookies: extras.cookies ?? [],
  }
}
