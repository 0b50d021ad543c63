/** Endpoints in a process of their own behind the real gateway, with any client address, table and clock. */
import { EDGE_HEADERS, ENV } from '#functions/environment.ts'
import { type EndpointName, routesByName } from '#schemas/routes.ts'
import { createGateway } from '#scripts/local/aws/api-gateway.ts'
import { startFunctionProcess } from '#tests/support/api/function-process.ts'

const ORIGIN_SECRET = 'known to the edge alone'

type Sent = { address?: string; query?: string; headers?: Record<string, string>; clockAheadMs?: number }

export type FunctionApi = ReturnType<typeof startFunctionApi>

/** @param endpoints where its functions find the table and SES */
export function startFunctionApi(endpoints: { dynamodb: string; ses: string }) {
  process.env[ENV.originSecret] = ORIGIN_SECRET
  const functions = startFunctionProcess(endpoints)
  delete process.env[ENV.originSecret]
  return {
    ...functions,
    /** Calls an endpoint, about no record that exists. One call at a time. */
    post: async (name: EndpointName, body: object, sent: Sent = {}) => {
      const { address = '198.51.100.1', query = '', headers = {}, clockAheadMs = 0 } = sent
      const gateway = createGateway((bundle, event) => functions.call(bundle, event, clockAheadMs))
      const answer = await gateway({
        method: routesByName[name].method,
        path: routesByName[name].path.replace('{id}', '00000000-0000-4000-8000-000000000000'),
        query,
        headers: [
          ['content-type', 'application/json'],
          [EDGE_HEADERS.originSecret, ORIGIN_SECRET],
          [EDGE_HEADERS.clientAddress, address],
          ...Object.entries(headers),
        ],
        body: Buffer.from(JSON.stringify(body)),
        sourceIp: '127.0.0.1',
      })
      const values = (name: string) =>
        answer.headers.flatMap(([header, value]) => (header === name ? [value] : []))
      return {
        status: answer.status,
        text: answer.body.toString(),
        retryAfter: Number(values('retry-after')[0]),
        cookies: values('set-cookie').map((cookie) => cookie.split(';')[0] ?? ''),
      }
    },
  }
}
