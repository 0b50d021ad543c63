/** Lambda handlers of endpoints that need a session. Kept out of http/ so that public bundles contain no sign-in code. */
import { signInAgain } from '#functions/errors.ts'
import { type Handle, lambdaHandler } from '#functions/http/endpoint.ts'
import type { Middleware } from '#functions/http/middleware/request.ts'
import { endOfFreshness, isLasting } from '#functions/session/session.ts'
import { authenticate, type SignedInAdmin } from '#functions/session/session-cookie.ts'
import type { Endpoint } from '#schemas/contract/endpoint.ts'
import type { EndpointName, NamedRoute } from '#schemas/routes.ts'

type AdminEndpoint = Endpoint<NamedRoute & { access: 'admin' }>

/** Sensitive actions, and who must have signed in just before them: everyone, or only sessions that last weeks. */
const ASKS_AGAIN: Partial<Record<EndpointName, 'everybody' | 'lasting'>> = {
  changeSignIn: 'everybody',
  createPricingEntry: 'lasting',
  updatePricingEntry: 'lasting',
  deletePricingEntry: 'lasting',
  forgetCustomer: 'lasting',
}

export function signIn({ name }: NamedRoute): Middleware {
  return {
    before: async ({ internal }) => {
      const admin = await authenticate(internal.cookies)
      requireFreshness(name, admin)
      internal.admin = admin
    },
  }
}

function requireFreshness(name: EndpointName, { session }: SignedInAdmin, now = new Date()): void {
  const who = ASKS_AGAIN[name]
  const isAsked = who === 'everybody' || (who === 'lasting' && isLasting(session))
  if (isAsked && now.toISOString() >= endOfFreshness(session)) throw signInAgain()
}

export function adminEndpoint<E extends AdminEndpoint>(contract: E, handle: Handle<E, SignedInAdmin>) {
  return lambdaHandler(contract, handle, { signIn: signIn(contract.route) })
}
