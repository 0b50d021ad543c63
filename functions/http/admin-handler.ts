import { buildHandler, type Definition } from '#functions/http/endpoint-handler.ts'
import { authenticate } from '#functions/http/session-cookie.ts'
import type { Takes } from '#schemas/api/contract.ts'
import type { NamedRoute } from '#schemas/api/index.ts'

/**
 * The Lambda handler of an endpoint that needs a live session. A function of its own, so that public bundles carry no
 * sign-in code; `endpointHandler` does not accept an admin route.
 */
export function adminHandler<const R extends NamedRoute & { access: 'admin' }, Loaded = undefined>(
  route: R,
  takes: Takes<R['name']>,
  definition: Definition<R['name'], R, Loaded>,
) {
  return buildHandler(route, takes, definition, authenticate)
}
