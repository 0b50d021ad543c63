/** THE list of endpoints. CDK, local gateway, bundler, OpenAPI document and contract tests loop over it; browsers load its parts. */
import { adminRoutes } from '#schemas/api/admin.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import type { Route } from '#schemas/api/route.ts'
import { sessionRoutes } from '#schemas/api/session.ts'

const all = { ...publicRoutes, ...sessionRoutes, ...adminRoutes }

export type EndpointName = keyof typeof all
export type NamedRoute = Route & { name: EndpointName }
export const routesByName: Record<EndpointName, Route> = all
export const endpoints: readonly NamedRoute[] = Object.values(all)
