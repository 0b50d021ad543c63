/** Turns an endpoint's contract and a function into a Lambda handler. */
import middy from '@middy/core'
import { edge } from '#functions/http/edge.ts'
import { input } from '#functions/http/input.ts'
import type { Checked, EndpointContext, Event, Middleware, Result } from '#functions/http/request.ts'
import { errors, jsonResult, Reply, SUCCESS, textResult } from '#functions/http/response.ts'
import { errorDetails, writeLog } from '#functions/log.ts'
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

export function log({ name }: Route): Middleware {
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
