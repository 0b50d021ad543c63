/** Imitates the distribution: runs infra's edge functions, asks the bucket or the API, and adds the security headers. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { EDGE_HEADERS } from '#functions/environment.ts'
import { edgeFunctionCode, loadEdgeFunction, type SiteArtifacts } from '#infra/edge/edge-functions.ts'
import { adminSecurityHeaders, securityHeaders } from '#infra/edge/security-headers.ts'
import { type Gateway, MAX_PAYLOAD_BYTES } from '#scripts/local/aws/api-gateway.ts'
import type { Answer, Site } from '#scripts/local/aws/cloudfront-cache.ts'
import { chooseEncoding, compress } from '#scripts/local/aws/cloudfront-compression.ts'
import {
  type EdgeHeaders,
  type EdgeRequest,
  fromEdgeHeaders,
  grouped,
  isAnswer,
  toEdgeRequest,
} from '#scripts/local/aws/cloudfront-event.ts'

type ViewerRequestEvent = { viewer: { ip: string }; request: EdgeRequest }
type EdgeAnswer = { statusCode: number; headers: EdgeHeaders }
type ViewerResponseEvent = { request: EdgeRequest; response: EdgeAnswer }

type Origins = {
  site: Site
  photos: Site
  /** Where the back office uploads photographs. */
  uploadOrigin: string
  artifacts: SiteArtifacts
  gateway: Gateway
  originSecret: string
}

/** Returns an HTTP server that does not listen yet. */
export function createEdge(origins: Origins): Server {
  const { site, photos, uploadOrigin, artifacts, gateway, originSecret } = origins
  const headerSet = securityHeaders(artifacts.inlineScripts)
  const adminHeaderSet = adminSecurityHeaders(uploadOrigin, artifacts.inlineScripts)
  const viewerRequest = loadEdgeFunction<ViewerRequestEvent, EdgeRequest | EdgeAnswer>(
    edgeFunctionCode('viewer-request', artifacts),
  )
  const viewerResponse = loadEdgeFunction<ViewerResponseEvent, EdgeAnswer>(
    edgeFunctionCode('viewer-response', artifacts),
  )

  /** The response headers policy: on every answer from an origin, overriding the origin's own. */
  function withHeaderSet(answer: Answer, path = '/'): Answer {
    const others = answer.headers.filter(([name]) => !(name in headerSet))
    const added = path.startsWith('/admin') ? adminHeaderSet : headerSet
    return { ...answer, headers: [...others, ...Object.entries<string>(added)] }
  }

  async function respond(incoming: IncomingMessage): Promise<Answer> {
    const original = toEdgeRequest(incoming)
    if (!original.headers['host']) return refusal(400, 'Bad Request')
    if (original.uri.startsWith('/photos/')) return withHeaderSet(await fromPhotos(original))
    const ip = incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
    const rewritten = viewerRequest({ viewer: { ip }, request: structuredClone(original) })
    if (isAnswer(rewritten)) {
      return {
        status: rewritten.statusCode,
        headers: fromEdgeHeaders(rewritten.headers),
        body: Buffer.alloc(0),
      }
    }
    return original.uri.startsWith('/api/')
      ? fromApi(incoming, original, rewritten, ip)
      : withHeaderSet(await fromSite(original, rewritten), original.uri)
  }

  async function fromApi(
    incoming: IncomingMessage,
    original: EdgeRequest,
    rewritten: EdgeRequest,
    ip: string,
  ) {
    const body = await readBody(incoming)
    const headers = fromEdgeHeaders({
      ...rewritten.headers,
      host: { value: 'api.localhost' },
      // CloudFront's custom header overrides a header of the visitor.
      [EDGE_HEADERS.originSecret]: { value: originSecret },
    })
    const cookie = incoming.headers.cookie
    if (cookie) headers.push(['cookie', cookie])
    const request = { method: original.method, path: rewritten.uri, query: original.rawQuery }
    const answer = await gateway({ ...request, headers, body, sourceIp: ip })
    return withHeaderSet(isStorable(original) ? await compressed(answer, original) : answer)
  }

  /** Its behaviour runs no functions. */
  async function fromPhotos(original: EdgeRequest): Promise<Answer> {
    if (!isRead(original)) return refusal(403, 'Forbidden')
    const found = await photos(original.uri, conditionsOf(original))
    // Without permission to list, S3 answers 403 for an object that does not exist.
    return found.status === 404 ? { ...found, status: 403 } : found
  }

  async function fromSite(original: EdgeRequest, rewritten: EdgeRequest): Promise<Answer> {
    if (!isRead(original)) return refusal(403, 'Forbidden')
    const found = await site(rewritten.uri, conditionsOf(original))
    const { statusCode, headers } = viewerResponse({
      request: rewritten,
      response: { statusCode: found.status, headers: grouped(found.headers) },
    })
    return { ...found, status: statusCode, headers: fromEdgeHeaders(headers) }
  }

  return createServer({ requestTimeout: 60_000 }, (incoming, outgoing) => {
    respond(incoming)
      .catch((error: Error) => {
        console.error('edge:', error)
        return withHeaderSet(refusal(502, 'Bad Gateway'))
      })
      .then((answer) => send(outgoing, answer))
  })
}

const isRead = ({ method }: EdgeRequest) => method === 'GET' || method === 'HEAD'

const conditionsOf = ({ headers }: EdgeRequest) => ({
  acceptEncoding: headers['accept-encoding']?.value ?? '',
  ifNoneMatch: headers['if-none-match']?.value ?? '',
})

/** CloudFront compresses only what its cache policy may store. */
function isStorable(request: EdgeRequest): boolean {
  return isRead(request) && !request.uri.startsWith('/api/admin/')
}

async function compressed(answer: Answer, { headers }: EdgeRequest): Promise<Answer> {
  const type = answer.headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  const encoding = chooseEncoding(type, answer.body.length, headers['accept-encoding']?.value ?? '')
  if (!encoding) return answer
  return {
    ...answer,
    headers: [...answer.headers, ['content-encoding', encoding], ['vary', 'accept-encoding']],
    body: await compress(answer.body, encoding),
  }
}

/** Reads the whole body, but keeps only enough to show that it exceeds the limit; the API then refuses it. */
async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming) {
    length += chunk.length
    if (length <= MAX_PAYLOAD_BYTES + chunk.length) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function send(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  for (const [name, value] of headers) outgoing.appendHeader(name, value)
  if (status !== 304) outgoing.setHeader('content-length', body.length)
  outgoing.writeHead(status).end(body)
}

function refusal(status: number, text: string): Answer {
  return { status, headers: [['content-type', 'text/plain']], body: Buffer.from(text) }
}
