/**
 * Converts requests and answers to API Gateway's payload format 2.0 (API Gateway developer guide, "Create AWS Lambda proxy
 * integrations for HTTP APIs"). Omits the fields that AWS omits.
 */
import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Route } from '#schemas/routes.ts'

/** A request after the edge. */
export type ApiRequest = {
  method: string
  /** Percent-encoded, without the query. */
  path: string
  /** Without the question mark. */
  query: string
  /** Lower-case names, one pair per occurrence. */
  headers: [name: string, value: string][]
  body: Buffer
  sourceIp: string
}

export type ApiResponse = { status: number; headers: [name: string, value: string][]; body: Buffer }

export function toEvent(
  request: ApiRequest,
  route: Route,
  pathParameters: Record<string, string>,
): APIGatewayProxyEventV2 {
  const headers = joined(request.headers.filter(([name]) => name !== 'cookie'))
  const cookies = request.headers
    .filter(([name]) => name === 'cookie')
    .flatMap(([, value]) => value.split(/;\s*/))
    .filter(Boolean)
  const query = joined([...new URLSearchParams(request.query)])
  const routeKey = `${route.method} ${route.path}`
  const isText = isTextType(headers['content-type'], headers['content-encoding'])
  const now = new Date()
  return {
    version: '2.0',
    routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookies.length > 0 && { cookies }),
    headers,
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? '',
      domainPrefix: 'local',
      http: {
        method: request.method,
        path: request.path,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    ...(request.body.length > 0 && { body: request.body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !isText,
  }
}

export function toResponse(
  { statusCode = 200, headers = {}, cookies = [], body = '' }: APIGatewayProxyStructuredResultV2,
  requestId: string,
): ApiResponse {
  return {
    status: statusCode,
    headers: [
      ...Object.entries(headers).map(([name, value]): [string, string] => [
        name.toLowerCase(),
        String(value),
      ]),
      ...cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
      ['apigw-requestid', requestId],
    ],
    body: Buffer.from(body),
  }
}

/** An answer of API Gateway itself. */
export function gatewayAnswer(status: number, message: string): ApiResponse {
  return {
    status,
    headers: [['content-type', 'application/json']],
    body: Buffer.from(JSON.stringify({ message })),
  }
}

function joined(pairs: [string, string][]): Record<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of pairs) {
    const earlier = values.get(name)
    values.set(name, earlier === undefined ? value : `${earlier},${value}`)
  }
  return Object.fromEntries(values)
}

/** API Gateway passes uncompressed bodies of these types as text, and all others as base64. */
function isTextType(type = '', encoding: string | undefined): boolean {
  return encoding === undefined && /^(text\/|application\/(json|xml|javascript))/i.test(type)
}
