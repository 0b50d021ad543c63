/** What a request must satisfy before its body is looked at. Each guard throws an AppError or says nothing. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { config } from '#functions/config.ts'
import { networkOf } from '#functions/domain/client-network.ts'
import { AppError, forbidden, invalidInput } from '#functions/domain/errors.ts'
import { EDGE_HEADERS } from '#functions/environment.ts'
import { LIMITS } from '#schemas/facts/limits.ts'

const sha256 = (value: string) => createHash('sha256').update(value).digest()

/** 403 for a request that did not come through the edge, whose other headers could be forged. */
export function requireEdge({ headers }: APIGatewayProxyEventV2): void {
  const given = headers[EDGE_HEADERS.originSecret] ?? ''
  if (!timingSafeEqual(sha256(given), sha256(config.originSecret())))
    throw forbidden('Please use the website.')
}

/**
 * 403 for a state-changing request that another site's page sent (OWASP CSRF cheat sheet, fetch metadata). Browsers
 * always send at least one of the two headers with such requests; a client that sends neither is no browser.
 */
export function requireSameOrigin({ headers, requestContext }: APIGatewayProxyEventV2): void {
  if (requestContext.http.method === 'GET') return
  const site = headers['sec-fetch-site']
  const isSameSite = site === undefined || site === 'same-origin' || site === 'none'
  const isOwnOrigin =
    headers.origin === undefined ||
    headers.origin.toLowerCase() === ownOrigin(headers[EDGE_HEADERS.viewerHost])
  if (!isSameSite || !isOwnOrigin) throw forbidden('Requests from other sites are refused.')
}

/** Origin of the host that was asked for. The edge answers https alone; only the local stack is http. */
function ownOrigin(host = ''): string {
  const scheme = /^(localhost|127\.0\.0\.1)(:\d+)?$/i.test(host) ? 'http' : 'https'
  return `${scheme}://${host.toLowerCase()}`
}

/**
 * The request's body as text. 413 above the limit, measured in bytes before anything is parsed; 400 when its bytes were no
 * UTF-8. Whoever decodes them, API Gateway or this function, leaves U+FFFD in their place (decision 56).
 */
export function readBody({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): string {
  const bytes = Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8')
  if (bytes > LIMITS.body)
    throw new AppError(413, `The request is too large: at most ${LIMITS.body / 1024} KB.`)
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
  if (text.includes('\uFFFD'))
    throw invalidInput(
      { body: 'Not valid UTF-8' },
      'Some characters were damaged (\uFFFD). Please type them again.',
    )
  return text
}

/** 415 for anything but JSON; 400 for what does not parse. */
export function parseJson({ headers }: APIGatewayProxyEventV2, text: string): unknown {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
    throw new AppError(415, 'Send JSON, with Content-Type: application/json.')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw invalidInput({ body: 'Not valid JSON' }, 'The request is not valid JSON.')
  }
}

/** The network to count a visitor as: of the address that the edge wrote, never of one from a header that visitors control. */
export function clientAddress({ headers }: APIGatewayProxyEventV2): string {
  return networkOf(headers[EDGE_HEADERS.clientAddress] ?? 'unknown')
}
