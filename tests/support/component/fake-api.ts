/** An API in memory for component tests. What it is sent and what it answers must be what the contract says. */
import { randomUUID } from 'node:crypto'
import type { EndpointSchemas } from '#schemas/contract/endpoint.ts'
import type { ApiError } from '#schemas/contract/error.ts'
import { type Answer, contract, type Sent } from '#schemas/contract/index.ts'
import type { SessionInfo } from '#schemas/contract/session.ts'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import { type EndpointName, endpoints } from '#schemas/routes.ts'

type Asked = { params: Record<string, string>; query: Record<string, string> }
type Input<N extends EndpointName> = Asked & { body: Sent<N, 'body'> }
type Handler<N extends EndpointName> = (input: Input<N>) => Answer<N> | Response
type Handlers = { [N in EndpointName]?: Handler<N> }
type Call = Asked & { name: EndpointName; body: unknown; key: string | null }
type Stored = { id: string; createdAt?: string; updatedAt?: string | undefined }

/** How a call can go wrong: no connection, a broken answer, too many calls. */
export const FAILURES = ['no connection', '500', '429'] as const
type Failure = (typeof FAILURES)[number]

export type FakeApi = ReturnType<typeof fakeApi>

const BUSY = 'The service is busy. Please try again in a moment.'

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

/** A refusal in the API's words. */
export const refusal = (status: number, message: string, more: Omit<ApiError, 'message'> = {}) =>
  json(status, { message, ...more })

let clock = Date.parse('2026-05-04T17:00:00Z')

/** Later than the one before. */
export function nextInstant(): string {
  clock += 1000
  return new Date(clock).toISOString()
}

/** Id and times of a new row. */
export const stamp = () => {
  const at = nextInstant()
  return { id: randomUUID(), createdAt: at, updatedAt: at }
}

/** Reads and changes an array of rows, newest first, as the lists of records do. */
export function recordsOf<T extends Stored & { status?: string; state?: string; isSpam?: boolean }>(
  rows: T[],
) {
  return {
    list({ query }: Pick<Asked, 'query'>) {
      const { q = '', status, sort, limit = '100', cursor = '0' } = query
      const found = rows.filter(
        (row) =>
          JSON.stringify(row).toLowerCase().includes(q.toLowerCase()) &&
          (status === 'spam' ? row.isSpam : !row.isSpam && (!status || (row.state ?? row.status) === status)),
      )
      if (sort !== 'oldest') found.reverse()
      const end = Number(cursor) + Number(limit)
      const spam = String(rows.filter(({ isSpam }) => isSpam).length)
      const headers: Record<string, string> = q
        ? {}
        : { 'x-total-count': String(found.length), 'x-spam-count': spam }
      if (end < found.length) headers['x-next-cursor'] = String(end)
      return json(200, found.slice(Number(cursor), end), headers)
    },
    add(row: T): T {
      rows.push(row)
      return row
    },
    /** Blank optional fields are removed; a version that was changed meanwhile is refused. */
    update({ params, body }: Pick<Asked, 'params'> & { body: object }): T | Response {
      const index = rows.findIndex(({ id }) => id === params['id'])
      const old = rows[index]
      if (!old) return refusal(404, 'Not found')
      const { updatedAt: seen, ...changes } = body as { updatedAt?: string }
      if (seen !== undefined && seen !== (old.updatedAt ?? old.createdAt))
        return refusal(409, 'It has been changed meanwhile.', { current: old })
      const filled = Object.entries({ ...old, ...changes }).filter(
        ([, value]) => value !== '' && value !== undefined,
      )
      const next = { ...Object.fromEntries(filled), updatedAt: nextInstant() } as T
      rows[index] = next
      return next
    },
    remove({ params }: Pick<Asked, 'params'>) {
      const index = rows.findIndex(({ id }) => id === params['id'])
      if (index < 0) return refusal(404, 'Not found')
      rows.splice(index, 1)
      return { success: true } as const
    },
  }
}

/** The session of the owner. */
export const OWNER: SessionInfo = {
  ...{ username: 'owner', email: 'owner@example.com', hasFirstPassword: false },
  expiresAt: '2099-01-01T00:00:00.000Z',
}

/** What every screen reads, as the built-in defaults have it. */
const DEFAULTS: Handlers = {
  getSession: () => OWNER,
  login: () => OWNER,
  logout: () => ({ success: true }),
  getSiteInfo: () => DEFAULT_SITE_INFO,
  listPricing: () => [...DEFAULT_PRICING],
  listContent: () => [...DEFAULT_CONTENT],
}

function find(method: string, pathname: string) {
  for (const route of endpoints) {
    if (route.method !== method) continue
    const pattern = new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
    const match = pattern.exec(pathname)
    if (match) return { name: route.name, params: { ...match.groups } }
  }
  throw new Error(`No endpoint for ${method} ${pathname}`)
}

/** Replaces `fetch`. A call without a handler fails its test's expectation as a 501 in the page. */
export function fakeApi(handlers: Handlers) {
  const failures = new Map<EndpointName, () => Response>()
  const held = new Map<EndpointName, Promise<void>>()
  const api = {
    handlers: { ...DEFAULTS, ...handlers },
    /** Every call but those that read, in order. */
    changes: [] as Call[],
    /** Makes an endpoint answer so, with the words of an API, or null for none. */
    fail(name: EndpointName, status = 503, message: string | null = BUSY) {
      const more = message === BUSY ? { code: 'busy' as const } : {}
      failures.set(name, () =>
        message === null ? new Response('', { status }) : refusal(status, message, more),
      )
    },
    /** Makes calls of an endpoint fail as visitors' pages know it. */
    breakOff(name: EndpointName, how: Failure) {
      failures.set(name, () => {
        if (how === 'no connection') throw new TypeError('Failed to fetch')
        const code = how === '429' ? { code: 'too-many-requests' } : {}
        return json(Number(how), { message: 'Not now', ...code }, { 'retry-after': '5' })
      })
    },
    /** It works again. */
    mend: (name: EndpointName) => void failures.delete(name),
    /** Holds back the answers of an endpoint until the returned function is called. */
    hold(name: EndpointName) {
      let release = () => {}
      held.set(name, new Promise((resolve) => (release = resolve)))
      return () => {
        held.delete(name)
        release()
      }
    },
  }
  globalThis.fetch = async (address, { method = 'GET', body, headers } = {}) => {
    const url = new URL(String(address), location.origin)
    const { name, params } = find(method, url.pathname)
    const query = Object.fromEntries(url.searchParams)
    const schemas: EndpointSchemas = contract[name]
    schemas.query?.parse(query)
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined
    const checked = schemas.body?.safeParse(sent)
    if (method !== 'GET')
      api.changes.push({ name, params, query, body: sent, key: new Headers(headers).get('idempotency-key') })
    await held.get(name)
    const failure = failures.get(name)
    if (failure) return failure()
    if (checked?.error) return refusal(400, checked.error.issues[0]?.message ?? '')
    const handler = api.handlers[name] as ((input: object) => unknown) | undefined
    if (!handler) return refusal(501, `No handler of ${name}`)
    const answer = handler({ params, query, body: checked?.data })
    if (answer instanceof Response) {
      if (answer.ok) schemas.answer.parse(await answer.clone().json())
      return answer
    }
    return json(200, schemas.answer.parse(answer))
  }
  return api
}
