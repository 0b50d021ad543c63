/** Converts requests to events of CloudFront Functions (CloudFront developer guide, "Functions event structure"). */
import type { IncomingMessage } from 'node:http'

type Value = { value: string; multiValue?: { value: string }[] }
export type EdgeHeaders = Record<string, Value>
export type EdgeRequest = {
  method: string
  /** Percent-encoded path. */
  uri: string
  querystring: Record<string, Value>
  /** Without the cookie header: events have `cookies`. */
  headers: EdgeHeaders
  cookies: Record<string, Value>
  /** Not in CloudFront's structure: the query as sent. */
  rawQuery: string
}

/** Headers of one connection (RFC 9110, 7.6.1), which proxies do not forward. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])

export function toEdgeRequest(incoming: IncomingMessage): EdgeRequest {
  const [path = '/', query = ''] = splitOnce(incoming.url ?? '/', '?')
  const headers: [string, string][] = []
  for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
    const name = incoming.rawHeaders[at]?.toLowerCase() ?? ''
    if (!HOP_BY_HOP.has(name) && name !== 'cookie') headers.push([name, incoming.rawHeaders[at + 1] ?? ''])
  }
  return {
    method: incoming.method ?? 'GET',
    // Clients of a proxy send the whole address.
    uri: path.replace(/^https?:\/\/[^/]*/i, '') || '/',
    querystring: grouped(query.split('&').filter(Boolean).map(pair)),
    headers: grouped(headers),
    cookies: grouped((incoming.headers.cookie ?? '').split(/;\s*/).filter(Boolean).map(pair)),
    rawQuery: query,
  }
}

/** Returns a pair for each occurrence of a header. */
export function fromEdgeHeaders(headers: EdgeHeaders): [name: string, value: string][] {
  return Object.entries(headers).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((one): [string, string] => [name, one.value]),
  )
}

/** A viewer-request function returns a request to forward, or a response. */
export function isAnswer<A extends { statusCode: number }>(result: EdgeRequest | A): result is A {
  return 'statusCode' in result
}

/** Uses a Map: on a plain object, a visitor's `__proto__` would change every object of the process. */
export function grouped(pairs: [name: string, value: string][]): Record<string, Value> {
  const groups = new Map<string, Value>()
  for (const [name, value] of pairs) {
    const group = groups.get(name)
    if (group) group.multiValue = [...(group.multiValue ?? [{ value: group.value }]), { value }]
    else groups.set(name, { value })
  }
  return Object.fromEntries(groups)
}

function pair(text: string): [string, string] {
  const [name = '', value = ''] = splitOnce(text, '=')
  return [name, value]
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
