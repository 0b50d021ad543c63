/** Lambda handlers of endpoints that need a session. Kept out of http/ so that public bundles contain no sign-in code. */
import { signInAgain } from '#functions/errors.ts'
import { type EndpointRequest, type Handle, lambdaHandler } from '#functions/http/endpoint.ts'
import type { Middleware } from '#functions/http/request.ts'
import { endOfFreshness, isLasting } from '#functions/session/session.ts'
import { authenticate, type SignedInAdmin } from '#functions/session/session-cookie.ts'
import type { Endpoint } from '#schemas/contract/endpoint.ts'
import type { EndpointName, NamedRoute } from '#schemas/routes.ts'

type AdminEndpoint = Endpoint<NamedRoute & { access: 'admin' }>

/** Sensitive actions, and who must have signed in just before them: everyone, or only sessions that last weeks. */
type Who = 'everyone' | 'lasting'
const ASKS_AGAIN: Partial<Record<EndpointName, Who>> = {
  changeSignIn: 'everyone',
  createPricingEntry: 'lasting',
  updatePricingEntry: 'lasting',
  deletePricingEntry: 'lasting',
  forgetCustomer: 'lasting',
}

/** Asks for some calls of an endpoint alone. Beside the handler: a list here would be in each bundle. */
type AsksAgain<E extends Endpoint> = {
  who: Who
  for: (request: EndpointRequest<E, SignedInAdmin>) => boolean
}

/** Exports carry a mark in their query. */
export const EXPORT_ASKS = {
  who: 'lasting' as const,
  for: ({ query }: { query: { export?: 'true' | undefined } }) => query.export === 'true',
}

export function signIn({ name }: NamedRoute): Middleware {
  return {
    before: async ({ internal }) => {
      const admin = await authenticate(internal.cookies)
      requireFreshness(ASKS_AGAIN[name], admin)
      internal.admin = admin
    },
  }
}

function requireFreshness(who: Who | undefined, { session }: SignedInAdmin, now = new Date()): void {
  const isAsked = who === 'everyone' || (who === 'lasting' && isLasting(session))
  if (isAsked && now.toISOString() >= endOfFreshness(session)) throw signInAgain()
}

export function adminEndpoint<E extends AdminEndpoint>(
  contract: E,
  handle: Handle<E, SignedInAdmin>,
  asksAgain?: AsksAgain<E>,
) {
  const ask: Handle<E, SignedInAdmin> = (request) => {
    if (asksAgain?.for(request)) requireFreshness(asksAgain.who, request.admin)
    return handle(request)
  }
  return lambdaHandler(contract, ask, { signIn: signIn(contract.route) })
}
