import { buildHandler, type Definition } from '#functions/http/endpoint-handler.ts'
import { authenticate } from '#functions/http/session-cookie.ts'
import type { Endpoint } from '#schemas/contract/endpoint.ts'
import type { NamedRoute } from '#schemas/routes.ts'

type AdminEndpoint = Endpoint<NamedRoute & { access: 'admin' }>

/**
 * The Lambda handler of an endpoint that needs a live session. A function of its own, so that public bundles carry no
 * sign-in code; `endpointHandler` does not accept an admin route.
 */
export function adminHandler<const E extends AdminEndpoint, Loaded = undefined>(
  endpoint: E,
  definition: Definition<E, Loaded>,
) {
  return buildHandler(endpoint, definition, authenticate)
}
