import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'

/** State that the middlewares keep in middy's `request.internal`. */
export type Checked = {
  startedAt: number
  /** The visitor's network (`networkOf`), for limits. */
  client: string
  cookies: string[]
  /** The body as text; its hash distinguishes a repeat from another request. */
  text: string
  params?: unknown
  query?: unknown
  body?: unknown
  /** Set on endpoints that need a session. */
  admin?: { id: string }
}

export type Event = APIGatewayProxyEventV2
export type Result = APIGatewayProxyStructuredResultV2
/** middy passes only event and context to a handler, so the context carries `checked`. */
export type EndpointContext = Context & { checked: Checked }
export type Middleware = MiddlewareObj<Event, Result, Error, EndpointContext, Checked>
