/** The distribution: runs the edge functions that infra deploys, then asks the site or the API, and adds the header set. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { EDGE_HEADERS } from '#functions/environment.ts'
import { edgeFunctionCode, loadEdgeFunction, type SiteArtifacts } from '#infra/edge/edge-functions.ts'
import { securityHeaders } from '#infra/edge/security-headers.ts'
import { type Gateway, MAX_PAYLOAD_BYTES } from '#scripts/local/aws/api-gateway.ts'
import { chooseEncoding, compress } from '#scripts/local/aws/cloudfront-compression.ts'
import {
  type EdgeHeaders,
  type EdgeRequest,
  fromEdgeHeaders,
  isAnswer,
  toEdgeHeaders,
  toEdgeRequest,
} from '#scripts/local/aws/cloudfront-event.ts'
import type { Site } from '#scripts/local/aws/s3.ts'

type Answer = { status: number; headers: [name: string, value: string][]; body: Buffer }
type ViewerRequestEvent = { viewer: { ip: string }; request: EdgeRequest }
type ViewerResponseEvent = { request: EdgeRequest; response: { statusCode: number; headers: EdgeHeaders } }
type EdgeAnswer = { statusCode: number; headers: EdgeHeaders }

type Origins = { site: Site; artifacts: SiteArtifacts; gateway: Gateway; originSecret: string }

/** An HTTP server, not listening yet. */
export function createEdge({ site, artifacts, gateway, originSecret }: Origins): Server {
  const headerSet = securityHeaders(artifacts.bootScriptHash)
  const viewerRequest = loadEdgeFunction<ViewerRequestEvent, EdgeRequest | EdgeAnswer>(
    edgeFunctionCode('viewer-request', artifacts),
  )
  const viewerResponse = loadEdgeFunction<ViewerResponseEvent, EdgeAnswer>(
    edgeFunctionCode('viewer-response', artifacts),
  )

  /** The response headers policy: on every answer that comes from an origin, and over what the origin says. */
  function withHeaderSet(answer: Answer): Answer {
    const others = answer.headers.filter(([name]) => !(name in headerSet))
    return { ...answer, headers: [...others, ...Object.entries<string>(headerSet)] }
  }

  async function respond(incoming: IncomingMessage): Promise<Answer> {
    const asked = toEdgeRequest(incoming)
    if (!asked.headers['host']) return refusal(400, 'Bad Request')
    const ip = incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
    const decided = viewerRequest({ viewer: { ip }, request: structuredClone(asked) })
    if (isAnswer(decided)) {
      return { status: decided.statusCode, headers: fromEdgeHeaders(decided.headers), body: Buffer.alloc(0) }
    }
    return asked.uri.startsWith('/api/')
      ? fromApi(incoming, asked, decided, ip)
      : withHeaderSet(await fromSite(asked, decided))
  }

  async function fromApi(incoming: IncomingMessage, asked: EdgeRequest, decided: EdgeRequest, ip: string) {
    const body = await readBody(incoming)
    const headers = fromEdgeHeaders({
      ...decided.headers,
      host: { value: 'api.localhost' },
      // CloudFront's custom header replaces whatever the visitor sent under its name.
      [EDGE_HEADERS.originSecret]: { value: originSecret },
    })
    const cookie = incoming.headers.cookie
    if (cookie) headers.push(['cookie', cookie])
    const request = { method: asked.method, path: decided.uri, query: asked.rawQuery }
    const answer = await gateway({ ...request, headers, body, sourceIp: ip })
    return withHeaderSet(isStorable(asked) ? await compressed(answer, asked) : answer)
  }

  async function fromSite(asked: EdgeRequest, decided: EdgeRequest): Promise<Answer> {
    if (asked.method !== 'GET' && asked.method !== 'HEAD') return refusal(403, 'Forbidden')
    const found = await site(decided.uri, {
      acceptEncoding: asked.headers['accept-encoding']?.value ?? '',
      ifNoneMatch: asked.headers['if-none-match']?.value ?? '',
    })
    const { statusCode, headers } = viewerResponse({
      request: decided,
      response: { statusCode: found.status, headers: toEdgeHeaders(found.headers) },
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

/** CloudFront compresses what its cache policy lets it store. */
function isStorable({ method, uri }: EdgeRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !uri.startsWith('/api/admin/')
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

/** Reads all, but keeps no more than shows that it is longer than the API takes; the gateway then refuses it. */
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
