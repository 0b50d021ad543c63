/** The API as one Hono Lambda, written as its documentation shows. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { Hono } from 'hono'
import { handle } from 'hono/aws-lambda'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { errorResult, toAppError } from '#functions/http/error-response.ts'
import { clientAddress } from '#functions/http/guards.ts'
import { logRequest } from '#functions/http/request-log.ts'
import { LIMITS } from '#schemas/limits.ts'
import { type BareEndpoint, runEndpoint } from '#scripts/bench/rivals/bare-endpoint.ts'

type Bindings = { event: APIGatewayProxyEventV2 }

/** @returns a Lambda handler for all of the endpoints */
export function serve(endpoints: readonly BareEndpoint[]) {
  const app = new Hono<{ Bindings: Bindings }>()
  app.use(bodyLimit({ maxSize: LIMITS.body }))
  for (const endpoint of endpoints) {
    const { route } = endpoint
    app.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      const startedAt = performance.now()
      const text = await context.req.text()
      const answer = await runEndpoint(endpoint, {
        event: context.env.event,
        params: context.req.param(),
        query: context.req.query(),
        text,
        json: text === '' ? undefined : await context.req.json(),
        client: clientAddress(context.env.event),
      })
      for (const cookie of answer.cookies) context.header('set-cookie', cookie, { append: true })
      logRequest(context.env.event, route.name, answer.status, startedAt)
      return context.json(answer.body, answer.status as ContentfulStatusCode, answer.headers)
    })
  }
  app.onError((error, context) => {
    const { requestId } = context.env.event.requestContext
    const { statusCode = 500, body = '' } = errorResult(toAppError(error), requestId)
    return context.json(JSON.parse(body), statusCode as ContentfulStatusCode)
  })
  return handle(app)
}
