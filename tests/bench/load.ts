/** Load on the local stack: a closed loop of a few connections, each sending its next request when the last is answered. */
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'

export type Shot = {
  method: 'GET' | 'POST'
  path: string
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** The loopback address the stack sees; creations are limited per address. */
  localAddress?: string
}

type ShotResult = { status: number; headers: IncomingHttpHeaders; text: string; ms: number }

export type LoadResult = {
  /** Milliseconds of each request. */
  times: number[]
  perSecond: number
  /** How often each status was answered. */
  statuses: Map<number, number>
}

type LoadOptions = {
  connections: number
  /** Sends that many requests; or, with a signal, until it is aborted. */
  until: number | AbortSignal
  /** Milliseconds each connection waits between an answer and its next request. */
  pauseMs?: number
}

/** Requests sent from one address before the next is used: fewer than an endpoint's limit (functions/http/limits.ts). */
const SHOTS_PER_ADDRESS = 15

/** The address of the `n`th creation: 127.0.0.0/8 is all this machine. */
export function addressOf(n: number): string {
  const index = Math.floor(n / SHOTS_PER_ADDRESS)
  return `127.${64 + ((index >> 14) & 63)}.${(index >> 7) & 127}.${1 + (index & 127)}`
}

/** @param next makes the request of a number, counted from 0 */
export async function load(
  url: string,
  options: LoadOptions,
  next: (n: number) => Shot,
): Promise<LoadResult> {
  const { connections, until, pauseMs = 0 } = options
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const statuses = new Map<number, number>()
  let sent = 0
  const isOver = () => (typeof until === 'number' ? sent >= until : until.aborted)

  async function connection(): Promise<void> {
    while (!isOver()) {
      const { status, ms } = await shoot(url, next(sent++), agent)
      times.push(ms)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }

  const startedAt = performance.now()
  await Promise.all(Array.from({ length: connections }, connection))
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return { times, perSecond: times.length / seconds, statuses }
}

/** @throws Error that says what was answered, unless every answer was a success */
export function requireSuccess({ statuses }: LoadResult, what: string): void {
  const others = [...statuses].filter(([status]) => status >= 300)
  if (others.length > 0)
    throw new Error(`${what}: ${others.map(([s, count]) => `${count} × ${s}`).join(', ')}`)
}

/** Sends one request and reads its whole answer. */
function shoot(url: string, { body, ...shot }: Shot, agent?: Agent): Promise<ShotResult> {
  const { host, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const request = httpRequest(
      {
        ...shot,
        ...(agent && { agent }),
        host: '127.0.0.1',
        port,
        headers: { host, ...(body !== undefined && { 'content-type': 'application/json' }), ...shot.headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
            ms: performance.now() - startedAt,
          }),
        )
      },
    )
    request.on('error', reject)
    request.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Signs in. @returns the cookie header of later requests */
export async function signIn(
  url: string,
  { username, password }: { username: string; password: string },
): Promise<string> {
  const { status, headers, text } = await shoot(url, {
    method: 'POST',
    path: '/api/admin/login',
    body: { username, password },
  })
  if (status !== 200) throw new Error(`Sign-in answered ${status}: ${text}`)
  return (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
}
