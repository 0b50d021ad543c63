/** One JSON line per request. Never a body, a header, a query or an error's message: those can hold personal data. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

export function logRequest(
  event: APIGatewayProxyEventV2,
  route: string,
  status: number,
  startedAt: number,
  error?: unknown,
): void {
  const line = {
    level: status >= 500 ? 'error' : 'info',
    requestId: event.requestContext.requestId,
    route,
    status,
    ms: Math.round(performance.now() - startedAt),
    ...(status >= 500 && error !== undefined ? errorDetails(error) : {}),
  }
  console.log(JSON.stringify(line))
}

/** Name and stack frames of an error, without its message. */
export function errorDetails(error: unknown): { error: string; stack?: string[] } {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error: error.name, stack: frames.slice(0, 8).map((frame) => frame.trim()) }
}
