import type * as z from 'zod'
import type { NamedRoute } from '#schemas/routes.ts'

export type EndpointSchemas = {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  answer: z.ZodType
}

/** A route with what it takes and answers. */
export type Endpoint<R extends NamedRoute = NamedRoute> = EndpointSchemas & { route: R }

/** Ties schemas to their route. Functions check what comes in; the answer is a type for them, and a value for OpenAPI and tests. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const R extends NamedRoute, const S extends EndpointSchemas>(
  route: R,
  schemas: S,
): S & { route: R } {
  return { route, ...schemas }
}

type Part<E, P extends keyof EndpointSchemas> = P extends keyof E
  ? E[P] extends z.ZodType
    ? E[P]
    : never
  : never

/** What a client sends, and what a handler is given; `undefined` where an endpoint has no such part. */
export type Sent<E, P extends keyof EndpointSchemas> = [Part<E, P>] extends [never]
  ? undefined
  : z.input<Part<E, P>>
export type Parsed<E, P extends keyof EndpointSchemas> = [Part<E, P>] extends [never]
  ? undefined
  : z.output<Part<E, P>>
export type Answer<E extends EndpointSchemas> = z.output<E['answer']>
