/**
 * What goes in and out of each endpoint, by name. A route without its entries in `requests.ts` and `responses.ts` does not
 * compile. Functions take types from here; as a value it is for the OpenAPI document and tests, which need all of it.
 */
import type * as z from 'zod'
import { type EndpointName, endpoints } from '#schemas/api/index.ts'
import * as requests from '#schemas/api/requests.ts'
import { responses } from '#schemas/api/responses.ts'

export type RequestSchemas = { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodObject }
export type EndpointSchemas = RequestSchemas & { response: z.ZodType }

/** The schemas of one endpoint's request. */
export type Takes<N extends EndpointName> = (typeof requests)[N]

const byName: Record<EndpointName, RequestSchemas> = requests

export const contract = Object.fromEntries(
  endpoints.map(({ name }) => [name, { ...byName[name], response: responses[name] }]),
) as { [N in EndpointName]: Takes<N> & { response: (typeof responses)[N] } }

type Part<N extends EndpointName, P extends keyof RequestSchemas> = P extends keyof Takes<N>
  ? Takes<N>[P] extends z.ZodType
    ? Takes<N>[P]
    : never
  : never

/** What a client sends and gets, and what a handler is given; `undefined` where an endpoint has no such part. */
export type Sent<N extends EndpointName, P extends keyof RequestSchemas> = [Part<N, P>] extends [never]
  ? undefined
  : z.input<Part<N, P>>
export type Parsed<N extends EndpointName, P extends keyof RequestSchemas> = [Part<N, P>] extends [never]
  ? undefined
  : z.output<Part<N, P>>
export type Answer<N extends EndpointName> = z.output<(typeof responses)[N]>
