/** Load on the local stack: a closed loop of a few connections, each sending its next request when the last is answered. */
import { Agent, request as httpRequest } from 'node:http'

export type Shot = {
  method: 'GET' | 'POST'
  path: string
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** The loopback address the stack sees; creations are limited per address. */
  localAddress?: string
}

type LoadResult = {
  /** Milliseconds of each request. */
  times: number[]
  perSecond: number
}

type LoadOptions = { connections: number; requests: number }

/** Requests sent from one address before the next is used: fewer than an endpoint's limit (functions/http/limits.ts). */
const SHOTS_PER_ADDRESS = 15

/** The address of the `n`th creation: 127.0.0.0/8 is all this machine. */
export function addressOf(n: number): string {
  const index = Math.floor(n / SHOTS_PER_ADDRESS)
  return `127.${64 + ((index >> 14) & 63)}.${(index >> 7) & 127}.${1 + (index & 127)}`
}

/**
 * @param next makes the request of a number, counted from 0
 * @throws Error unless every answer is a success
 */
export async function load(
  url: string,
  { connections, requests }: LoadOptions,
  next: (n: number) => Shot,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let sent = 0

  async function connection(): Promise<void> {
    while (sent < requests) {
      const shot = next(sent++)
      const startedAt = performance.now()
      const status = await shoot(url, shot, agent)
      times.push(performance.now() - startedAt)
      if (status >= 300) throw new Error(`${shot.method} ${shot.path} answered ${status}`)
    }
  }

  const startedAt = performance.now()
  await Promise.all(Array.from({ length: connections }, connection))
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return { times, perSecond: times.length / seconds }
}

/** Sends one request and reads its whole answer. @returns its status */
function shoot(url: string, { body, ...shot }: Shot, agent: Agent): Promise<number> {
  const { host, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        ...shot,
        agent,
        host: '127.0.0.1',
        port,
        headers: { host, ...(body !== undefined && { 'content-type': 'application/json' }), ...shot.headers },
      },
      (response) => {
        response.resume()
        response.on('error', reject)
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    request.on('error', reject)
    request.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
