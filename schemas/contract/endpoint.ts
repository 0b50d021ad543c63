import type * as z from 'zod'
import { IdParams } from '#schemas/contract/records.ts'
import type { NamedRoute } from '#schemas/routes.ts'

export type EndpointSchemas = {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject | z.ZodDiscriminatedUnion
  answer: z.ZodType
}

/** A route with the schemas of its requests and its answer. */
export type Endpoint<R extends NamedRoute = NamedRoute> = EndpointSchemas & { route: R }

type OwnParams<R extends NamedRoute, S> = 'params' extends keyof S
  ? unknown
  : R['path'] extends `${string}/{id}${string}`
    ? { params: typeof IdParams }
    : unknown

/** Ties schemas to their route; a path with an id takes it as a parameter. Functions validate requests; they use the answer as a type only, OpenAPI and tests as a value. */
export function endpoint<const R extends NamedRoute, const S extends EndpointSchemas>(
  route: R,
  schemas: S,
): S & { route: R } & OwnParams<R, S> {
  const params = route.path.includes('/{id}') ? { params: IdParams } : {}
  return { route, ...params, ...schemas } as unknown as S & { route: R } & OwnParams<R, S>
}

type Part<E, P extends keyof EndpointSchemas> = P extends keyof E
  ? E[P] extends z.ZodType
    ? E[P]
    : never
  : never

/** A part of a request as the client sends it, and as the handler gets it; `undefined` if the endpoint has no such part. */
export type Sent<E, P extends keyof EndpointSchemas> = [Part<E, P>] extends [never]
  ? undefined
  : z.input<Part<E, P>>
export type Parsed<E, P extends keyof EndpointSchemas> = [Part<E, P>] extends [never]
  ? undefined
  : z.output<Part<E, P>>
export type Answer<E extends EndpointSchemas> = z.output<E['answer']>
