/** All endpoints by name. Clients use its type; only the OpenAPI document and tests load it. */
import type * as endpoint from '#schemas/contract/endpoint.ts'
import * as modules from '#schemas/contract/modules.ts'
import type { EndpointName } from '#schemas/routes.ts'

type Modules = typeof modules

/** Selects the endpoints, which have a route, from a module's exports. */
type Contract = { [N in keyof Modules & EndpointName]: Extract<Modules[N], endpoint.EndpointSchemas> }

export const contract = Object.fromEntries(
  Object.entries(modules).filter(([, value]) => typeof value === 'object' && 'route' in value),
) as Contract satisfies Record<EndpointName, endpoint.EndpointSchemas>

export type Answer<N extends EndpointName> = endpoint.Answer<Contract[N]>
export type Sent<N extends EndpointName, P extends keyof endpoint.EndpointSchemas> = endpoint.Sent<
  Contract[N],
  P
>
