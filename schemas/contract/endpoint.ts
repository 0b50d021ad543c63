/** What the contracts of endpoints are made of: their schemas, tied to a route, and the queries of lists. */
import * as z from 'zod'
import { IdParams } from '#schemas/contract/records.ts'
import { atMost, LINE } from '#schemas/contract/texts.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { daysBetween } from '#schemas/facts/pacific-time.ts'
import { SPAM } from '#schemas/facts/statuses.ts'
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

/** Whether a query has both dates, in their order and at most so many days apart. */
export const isPeriod = (days: number, from?: string, to?: string) =>
  from !== undefined && to !== undefined && from <= to && daysBetween(from, to) <= days
export const NO_MONTHS = { path: ['to'], message: 'Give both dates, at most 62 days apart' }

/** `X-Next-Cursor` of an answer is the next `cursor`. */
export const PageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).optional(),
  cursor: z.string().max(1024).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>

/** Of an export, for which a session that lasts for weeks must be recent. */
export const exportMark = () => z.literal('true').optional()

export const searchText = () => z.string().check(atMost(LIMITS.search), LINE)

/** The query of a list of records, by its statuses. */
export const listQuery = <S extends z.ZodType>(status: S) =>
  PageQuery.extend({
    sort: z.enum(['newest', 'oldest']).optional(),
    q: searchText().optional(),
    status: status.optional(),
    export: exportMark(),
  })
/** The query of any list of records, whatever its statuses. */
export type RecordsQuery = z.infer<ReturnType<typeof listQuery<z.ZodType<string>>>>

/** The query of a list whose records have no status. */
export const ListQuery = listQuery(z.enum([SPAM]))
