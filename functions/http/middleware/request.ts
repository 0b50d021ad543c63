import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'

/** What the middlewares learn of a request; they keep it in middy's `request.internal`. */
export type Checked = {
  startedAt: number
  /** The visitor's network, for limits. */
  client: string
  cookies: string[]
  /** The body as text; its hash tells a repeat from another request. */
  text: string
  params?: unknown
  query?: unknown
  body?: unknown
  /** The signed-in admin, on endpoints that need one. */
  admin?: { id: string }
}

export type Event = APIGatewayProxyEventV2
export type Result = APIGatewayProxyStructuredResultV2
/** middy hands the event and the context to a handler, so `checked` travels on the context. */
export type EndpointContext = Context & { checked: Checked }
export type Middleware = MiddlewareObj<Event, Result, Error, EndpointContext, Checked>
