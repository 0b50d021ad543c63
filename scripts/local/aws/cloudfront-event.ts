/** Requests in the event structure of CloudFront Functions (CloudFront developer guide, "Functions event structure"). */
import type { IncomingMessage } from 'node:http'

type Value = { value: string; multiValue?: { value: string }[] }
export type EdgeHeaders = Record<string, Value>
export type EdgeRequest = {
  method: string
  /** Percent-encoded path. */
  uri: string
  querystring: Record<string, Value>
  /** Without the cookie header, which has a part of its own in events. */
  headers: EdgeHeaders
  cookies: Record<string, Value>
  /** Not part of CloudFront's structure: the query as it was sent. */
  rawQuery: string
}

/** Headers that concern one connection only (RFC 9110, 7.6.1), which no proxy passes on. */
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

/** A request as Node's server got it, in the edge functions' structure. */
export function toEdgeRequest(incoming: IncomingMessage): EdgeRequest {
  const [path = '/', query = ''] = splitOnce(incoming.url ?? '/', '?')
  const headers: [string, string][] = []
  for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
    const name = incoming.rawHeaders[at]?.toLowerCase() ?? ''
    if (!HOP_BY_HOP.has(name) && name !== 'cookie') headers.push([name, incoming.rawHeaders[at + 1] ?? ''])
  }
  return {
    method: incoming.method ?? 'GET',
    // A proxy's clients send the whole address.
    uri: path.replace(/^https?:\/\/[^/]*/i, '') || '/',
    querystring: grouped(query.split('&').filter(Boolean).map(pair)),
    headers: grouped(headers),
    cookies: grouped((incoming.headers.cookie ?? '').split(/;\s*/).filter(Boolean).map(pair)),
    rawQuery: query,
  }
}

/** Headers of an answer in the edge functions' structure. */
export const toEdgeHeaders = (pairs: [name: string, value: string][]): EdgeHeaders => grouped(pairs)

/** One pair for each time a header stands in the message. */
export function fromEdgeHeaders(headers: EdgeHeaders): [name: string, value: string][] {
  return Object.entries(headers).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((one): [string, string] => [name, one.value]),
  )
}

/** A viewer-request function answers with a request to pass on or with a response. */
export function isAnswer<A extends { statusCode: number }>(result: EdgeRequest | A): result is A {
  return 'statusCode' in result
}

/** Through a Map: on a plain object a visitor's `__proto__` would reach every other object of the process. */
function grouped(pairs: [string, string][]): Record<string, Value> {
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
