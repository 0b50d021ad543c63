/** One JSON line per request. Never a body, a header, a query or an error's message: those can hold personal data. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { errorDetails } from '#functions/error-details.ts'

/** Who of the back office asked, and for which row: ids and keys, nothing that anybody typed. */
type Trail = { admin: string | undefined; row: string | undefined }

/** @param startedAt by `performance.now()` @param error what was thrown; logged when the answer is a fault of ours */
export function logRequest(
  event: APIGatewayProxyEventV2,
  route: string,
  status: number,
  startedAt: number,
  { admin, row }: Trail,
  error?: unknown,
): void {
  const line = {
    level: status >= 500 ? 'error' : 'info',
    requestId: event.requestContext.requestId,
    route,
    status,
    ...(admin && { admin, row }),
    ms: Math.round(performance.now() - startedAt),
    ...(status >= 500 && error !== undefined ? errorDetails(error) : {}),
  }
  console.log(JSON.stringify(line))
}
