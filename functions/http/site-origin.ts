import { EDGE_HEADERS } from '#functions/environment.ts'
import type { Event } from '#functions/http/request.ts'

/** Origin of the site at which a request arrived, by the edge's own header. The edge serves https only; the local stack is http. */
export function siteOrigin(headers: Event['headers']): string {
  const host = (headers[EDGE_HEADERS.viewerHost] ?? '').toLowerCase()
  const scheme = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) ? 'http' : 'https'
  return `${scheme}://${host}`
}
