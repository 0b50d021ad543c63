/** Turns an endpoint's contract and a function into a Lambda handler. */
import middy from '@middy/core'
import { edge } from '#functions/http/edge.ts'
import { input } from '#functions/http/input.ts'
import { log } from '#functions/http/log.ts'
import type { Checked, EndpointContext, Event, Middleware, Result } from '#functions/http/request.ts'
import { errors, jsonResult, Reply, SUCCESS, textResult } from '#functions/http/response.ts'
import type { Answer, Endpoint, Parsed } from '#schemas/contract/endpoint.ts'
import type { NamedRoute } from '#schemas/routes.ts'

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
