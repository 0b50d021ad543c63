/** What the edge vouches for: refuses requests that bypass it or come from another site, and stores the visitor's network. */

import { createHash, timingSafeEqual } from 'node:crypto'
import { config, EDGE_HEADERS } from '#functions/environment.ts'
import { forbidden } from '#functions/errors.ts'
import type { Event, Middleware } from '#functions/http/request.ts'
import { networkOf } from '#functions/table/budgets.ts'

export const edge: Middleware = {
  before: ({ event, internal }) => {
    requireEdge(event)
    requireSameOrigin(event)
    // Uses the address that the edge set, never a header that visitors control.
    internal.client = networkOf(event.headers[EDGE_HEADERS.clientAddress] ?? 'unknown')
    internal.cookies = event.cookies ?? []
  },
}

const sha256 = (value: string) => createHash('sha256').update(value).digest()

/** 403 for a request that bypassed the edge: its other headers could be forged. */
function requireEdge({ headers }: Event): void {
  const given = sha256(headers[EDGE_HEADERS.originSecret] ?? '')
  if (!config.originSecrets().some((secret) => timingSafeEqual(given, sha256(secret))))
    throw forbidden('Please use the website.')
}

/**
 * 403 for a state-changing request from another site's page (OWASP CSRF cheat sheet, fetch metadata). Browsers always send
 * at least one of the two headers with such a request; a client that sends neither is not a browser.
 */
function requireSameOrigin({ headers, requestContext }: Event): void {
  if (requestContext.http.method === 'GET') return
  const site = headers['sec-fetch-site']
  const isSameSite = site === undefined || site === 'same-origin' || site === 'none'
  const isOwnOrigin = headers.origin === undefined || headers.origin.toLowerCase() === siteOrigin(headers)
  if (!isSameSite || !isOwnOrigin) throw forbidden('Requests from other sites are refused.')
}

/** Origin of the site at which a request arrived, by the edge's own header. The edge serves https only; the local stack is http. */
export function siteOrigin(headers: Event['headers']): string {
  const host = (headers[EDGE_HEADERS.viewerHost] ?? '').toLowerCase()
  const scheme = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) ? 'http' : 'https'
  return `${scheme}://${host}`
}
