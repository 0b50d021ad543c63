/** An HTTP client that keeps cookies, calls endpoints by name, and has its own address. */
import { randomUUID } from 'node:crypto'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import type { ApiError } from '#schemas/contract/error.ts'
import type { Answer, Sent } from '#schemas/contract/index.ts'
import { type EndpointName, pathOf, routesByName } from '#schemas/routes.ts'

export type ApiAnswer<T = unknown> = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  bytes: Buffer
  /** The parsed body. Throws when it is not JSON. */
  json: () => T
}

/** The status and the body of a refused call. */
export const errorOf = (answer: ApiAnswer) => ({ status: answer.status, ...(answer.json() as ApiError) })

export type Input = {
  params?: Record<string, string> | undefined
  query?: unknown
  /** Sent as JSON, unless it is text or bytes: those go as they are. */
  body?: unknown
  headers?: Record<string, string> | undefined
}

/** The query of an endpoint that has one, else its body. */
type Given<N extends EndpointName> = Sent<N, 'query'> extends undefined ? Sent<N, 'body'> : Sent<N, 'query'>

/** The id in an endpoint's path, or all that the path names, before what is sent. */
type Args<N extends EndpointName> =
  Sent<N, 'params'> extends undefined
    ? [given?: Given<N> | undefined, headers?: Input['headers']]
    : [id: string | Sent<N, 'params'>, given?: Given<N> | undefined, headers?: Input['headers']]

export type ApiClient = {
  /** Any request; never rejects for a status. */
  send: (method: string, path: string, input?: Input) => Promise<ApiAnswer>
  /** An endpoint by name, typed by the contract. Asks again while the API is too busy, as it may be on a machine under load. */
  call: <N extends EndpointName>(name: N, ...args: Args<N>) => Promise<ApiAnswer<Answer<N>>>
  /** As `call`, but rejects unless the answer is a success. @returns the body */
  expect: <N extends EndpointName>(name: N, ...args: Args<N>) => Promise<Answer<N>>
  /** As `call`, of any endpoint, with its input by parts. */
  ask: (name: EndpointName, input?: Input) => Promise<ApiAnswer>
  /** Saves a setting. */
  set: (key: string, value: string) => Promise<Answer<'updateSetting'>>
  /** Signs in; later calls carry the session. */
  login: (admin: { username: string; password: string }) => Promise<void>
  cookies: Map<string, string>
}

const ASK_AGAIN_MS = 300
/** What the API asks for. A sign-in that was answered too late has used up a try, so the next ones take their time. */
const LONGEST_WAIT_MS = 5000

/** Lists in AWS are read from indexes, which follow the table. */
const INDEX_LAG_MS = 500

const isLocal = (url: string) => /^(127|localhost)/.test(new URL(url).hostname)

let clients = 0

/** A new loopback address, so that tests share no limit per client. */
export function nextAddress(): string {
  clients += 1
  const start = process.pid % 200
  return `127.${start + 1}.${Math.floor(clients / 250) % 250}.${(clients % 250) + 1}`
}

/**
 * @param home read at each request, because its address may be unknown before, or change
 * @param localAddress the loopback address that a local stack sees, one of its own by default
 */
export function apiClient(home: { url: string }, localAddress = nextAddress()): ApiClient {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, input: Input = {}): Promise<ApiAnswer> {
    const isRaw = typeof input.body === 'string' || Buffer.isBuffer(input.body)
    const body = isRaw ? (input.body as string | Buffer) : JSON.stringify(input.body)
    const headers = {
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...input.headers,
    }
    const answer = await exchange(new URL(path, home.url), { method, headers, localAddress }, body)
    for (const line of answer.headers['set-cookie'] ?? []) keep(cookies, line)
    if (!isLocal(home.url) && method !== 'GET') await pause(INDEX_LAG_MS)
    return answer
  }

  async function ask(name: EndpointName, input: Input = {}): Promise<ApiAnswer> {
    const { method, path } = routesByName[name]
    const filled = pathOf(path, input.params ?? {})
    const query = Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)])
    const search = query.length > 0 ? `?${new URLSearchParams(query)}` : ''
    // One key for all tries: a record that was stored without an answer is not stored again.
    const headers = { 'idempotency-key': randomUUID(), ...input.headers }
    for (let wait = ASK_AGAIN_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const answer = await send(method, filled + search, { ...input, headers })
      if (answer.status !== 503) return answer
      await pause(wait)
    }
  }

  const call = (async (name: EndpointName, ...args: unknown[]) => {
    const { method, path } = routesByName[name]
    const [, param] = /\{(\w+)\}/.exec(path) ?? []
    const id = param && (args.shift() as string | Input['params'])
    const params = typeof id === 'string' ? { [String(param)]: id } : id
    const [given, headers] = args as [unknown, Input['headers']]
    const part = ['GET', 'DELETE'].includes(method) ? 'query' : 'body'
    return ask(name, { params, [part]: given, headers })
  }) as ApiClient['call']

  const expectSuccess: ApiClient['expect'] = async (name, ...args) => {
    const answer = await call(name, ...args)
    if (answer.status >= 300) throw new Error(`${name} answered ${answer.status}: ${answer.text}`)
    return answer.json()
  }

  return {
    send,
    ask,
    call,
    expect: expectSuccess,
    set: (key, value) => expectSuccess('updateSetting', key, { value }),
    login: async (admin) => void (await expectSuccess('login', admin)),
    cookies,
  }
}

/** All pages of a list. */
export async function pagesOf(client: ApiClient, name: EndpointName, query: object) {
  const pages: ApiAnswer<{ id?: string; name?: string }[]>[] = []
  let cursor: unknown
  do {
    const page = await client.ask(name, { query: { ...query, ...(pages.length > 0 && { cursor }) } })
    pages.push(page as (typeof pages)[number])
    cursor = page.headers['x-next-cursor']
  } while (cursor)
  return pages
}

type Exchange = { method: string; headers: Record<string, string>; localAddress: string }

function exchange(
  url: URL,
  { localAddress, ...options }: Exchange,
  body: string | Buffer | undefined,
): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const { protocol, hostname, port, pathname, search, href } = url
    const place = isLocal(href) ? { host: '127.0.0.1', localAddress } : { host: hostname }
    const request = (protocol === 'https:' ? httpsRequest : httpRequest)(
      { ...options, ...place, port, path: pathname + search, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString('utf8')
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            bytes,
            json: () => JSON.parse(text),
          })
        })
      },
    )
    request.setHeader('host', url.host)
    // Node omits it for GET and DELETE, and the server would then read the body as the next request.
    if (body !== undefined) request.setHeader('content-length', Buffer.byteLength(body))
    request.on('error', reject)
    request.end(body)
  })
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const at = pair.indexOf('=')
  const isGone = attributes.some((attribute) => /^max-age=0$/i.test(attribute))
  if (isGone) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), pair.slice(at + 1))
}
