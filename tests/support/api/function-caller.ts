/** Calls functions as API Gateway would, without a network: events in payload format 2.0, signed in where that is needed. */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { EDGE_HEADERS, ENV, requireEnv } from '#functions/environment.ts'
import type { Answer } from '#schemas/contract/index.ts'
import { type EndpointName, pathOf, routesByName, takesKey } from '#schemas/routes.ts'
import { toEvent } from '#scripts/local/aws/api-gateway-event.ts'
import { localFunctions } from '#scripts/local/aws/lambda.ts'

export type CallInput = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** A session's cookies, where it is not the caller's own. */
  cookies?: string
  /** Of the client; another one for each call when absent. */
  address?: string
}

export type FunctionCaller = Awaited<ReturnType<typeof functionCaller>>

type Credentials = { username: string; password: string }

/** Of the site at which the calls arrive. */
export const CALLED_ORIGIN = 'http://localhost'

let calls = 0

/**
 * Signs in once, as an admin of the table that the environment names.
 * @param invoke runs a function by its name
 */
export async function functionCaller({ username, password }: Credentials, invoke = localFunctions().invoke) {
  let session: string | undefined

  /** An event for an endpoint. Each has a client address of its own and, where that is possible, its own idempotency key. */
  function event(name: EndpointName, { params = {}, query = {}, body, cookies, address }: CallInput = {}) {
    const route = routesByName[name]
    const number = ++calls
    const another = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
    const headers: [string, string][] = [
      ['host', 'api.localhost'],
      ['user-agent', 'sample'],
      ['accept', 'application/json'],
      [EDGE_HEADERS.originSecret, requireEnv(ENV.originSecret)],
      [EDGE_HEADERS.clientAddress, address ?? another],
      [EDGE_HEADERS.viewerHost, new URL(CALLED_ORIGIN).host],
    ]
    if (body !== undefined) headers.push(['content-type', 'application/json'])
    if (takesKey(route)) headers.push(['idempotency-key', `sample-${process.pid}-${number}`])
    const sent = cookies ?? (route.access === 'admin' ? session : undefined)
    if (sent !== undefined) headers.push(['cookie', sent])
    return toEvent(
      {
        method: route.method,
        path: pathOf(route.path, params),
        query: new URLSearchParams(query).toString(),
        headers,
        body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
        sourceIp: '127.0.0.1',
      },
      route,
      params,
    )
  }

  async function answer(name: EndpointName, input?: CallInput): Promise<APIGatewayProxyStructuredResultV2> {
    const result = (await invoke(name, event(name, input))) as APIGatewayProxyStructuredResultV2
    if ((result.statusCode ?? 200) >= 300)
      throw new Error(`${name} answered ${result.statusCode}: ${result.body}`)
    return result
  }

  /** Starts a session. @returns its cookies */
  async function signIn(credentials: Credentials): Promise<string> {
    const { cookies = [] } = await answer('login', { body: credentials })
    return cookies.map((line) => line.split(';')[0]).join('; ')
  }

  session = await signIn({ username, password })
  return {
    event,
    signIn,
    /** Calls the function that ships. @throws Error for any answer but a success */
    call: async <N extends EndpointName>(name: N, input?: CallInput) => {
      const { body = '' } = await answer(name, input)
      return (routesByName[name].contentType ? body : JSON.parse(body)) as Answer<N>
    },
  }
}
