/** Lambda handlers of endpoints that need a session. Kept out of http/ so that public bundles contain no sign-in code. */
import { type Handle, lambdaHandler } from '#functions/http/endpoint.ts'
import type { Middleware } from '#functions/http/middleware/request.ts'
import { authenticate, type SignedInAdmin } from '#functions/session/session-cookie.ts'
import type { Endpoint } from '#schemas/contract/endpoint.ts'
import type { NamedRoute } from '#schemas/routes.ts'

type AdminEndpoint = Endpoint<NamedRoute & { access: 'admin' }>

export const signIn: Middleware = {
  before: async ({ internal }) => {
    internal.admin = await authenticate(internal.cookies)
  },
}

export function adminEndpoint<E extends AdminEndpoint>(contract: E, handle: Handle<E, SignedInAdmin>) {
  return lambdaHandler(contract, handle, { signIn })
}
