/** The API as one Express 5 Lambda behind serverless-http, written as their documentation shows. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import express, { type NextFunction, type Request, type Response } from 'express'
import serverless from 'serverless-http'
import { errorResult, toAppError } from '#functions/http/error-response.ts'
import { clientAddress } from '#functions/http/guards.ts'
import { logRequest } from '#functions/http/request-log.ts'
import { LIMITS } from '#schemas/limits.ts'
import { type BareEndpoint, runEndpoint } from '#scripts/bench/rivals/bare-endpoint.ts'

/** What serverless-http and the body parser hang on the request. */
type LambdaRequest = Request & { apiGateway: { event: APIGatewayProxyEventV2 }; text?: string }

/** @returns a Lambda handler for all of the endpoints */
export function serve(endpoints: readonly BareEndpoint[]) {
  const app = express()
  app.disable('x-powered-by')
  app.use(express.json({ limit: LIMITS.body, verify: keepText }))
  for (const endpoint of endpoints) {
    const { route } = endpoint
    const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    app[method](route.path.replace(/\{(\w+)\}/g, ':$1'), async (request, response) => {
      const startedAt = performance.now()
      const { apiGateway, text = '' } = request as LambdaRequest
      const answer = await runEndpoint(endpoint, {
        event: apiGateway.event,
        params: request.params as Record<string, string>,
        query: request.query,
        text,
        json: request.body,
        client: clientAddress(apiGateway.event),
      })
      for (const cookie of answer.cookies) response.append('set-cookie', cookie)
      logRequest(apiGateway.event, route.name, answer.status, startedAt)
      response.status(answer.status).set(answer.headers).json(answer.body)
    })
  }
  // Four parameters are what makes it an error handler.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    const { requestId } = (request as LambdaRequest).apiGateway.event.requestContext
    const { statusCode = 500, body = '' } = errorResult(toAppError(error), requestId)
    response.status(statusCode).type('json').send(body)
  })
  return serverless(app)
}

function keepText(request: unknown, _response: unknown, buffer: Buffer): void {
  Object.assign(request as object, { text: buffer.toString('utf8') })
}
