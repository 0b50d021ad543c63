/** Imitates the HTTP API: routes requests to functions by the list of endpoints. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import findMyWay from 'find-my-way'
import { endpoints, type Route } from '#schemas/routes.ts'
import {
  type ApiRequest,
  type ApiResponse,
  gatewayAnswer,
  toEvent,
  toResponse,
} from '#scripts/local/aws/api-gateway-event.ts'
import { FunctionTimeout, type InvokeFunction } from '#scripts/local/aws/lambda.ts'

/** Payload quota of HTTP APIs. */
export const MAX_PAYLOAD_BYTES = 10 * 1024 * 1024

/** As long as a URL: API Gateway has no limit of its own for a parameter. */
const MAX_PARAMETER_LENGTH = 8192

export type Gateway = (request: ApiRequest) => Promise<ApiResponse>

export function createGateway(invoke: InvokeFunction): Gateway {
  const router = findMyWay({ maxParamLength: MAX_PARAMETER_LENGTH })
  for (const route of endpoints) {
    router.on(route.method, toPattern(route.path), () => {}, route)
  }
  return async (request) => {
    if (request.body.length > MAX_PAYLOAD_BYTES) return gatewayAnswer(413, 'Request Entity Too Large')
    const match = router.find(request.method as Route['method'], request.path)
    const parameters = Object.entries(match?.params ?? {})
    if (!match || parameters.some(([, value]) => !value)) return gatewayAnswer(404, 'Not Found')
    const route: Route = match.store
    const event = toEvent(request, route, Object.fromEntries(parameters) as Record<string, string>)
    return answer(invoke, route, event)
  }
}

/** `/api/quotes/{id}` becomes `/api/quotes/:id`, find-my-way's notation. */
export function toPattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

async function answer(
  invoke: InvokeFunction,
  route: Route,
  event: APIGatewayProxyEventV2,
): Promise<ApiResponse> {
  try {
    const result = (await invoke(route.name, event)) as APIGatewayProxyStructuredResultV2
    return toResponse(result, event.requestContext.requestId)
  } catch (error) {
    if (error instanceof FunctionTimeout) return gatewayAnswer(503, 'Service Unavailable')
    console.error(`${route.name}:`, error)
    return gatewayAnswer(500, 'Internal Server Error')
  }
}
