/** Lambda handlers of endpoints that need a session. Kept out of http/ so that public bundles contain no sign-in code. */
import { signInAgain } from '#functions/errors.ts'
import { type EndpointRequest, type Handle, lambdaHandler } from '#functions/http/endpoint.ts'
import { endOfFreshness, isLasting } from '#functions/session/session.ts'
import { authenticate, type SignedInAdmin } from '#functions/session/session-cookie.ts'
import type { Endpoint } from '#schemas/contract/endpoint.ts'
import type { EndpointName, NamedRoute } from '#schemas/routes.ts'

/** Sensitive actions, and who must have signed in just before them: everyone, or only sessions that last weeks. */
type Who = 'everyone' | 'lasting'
const ASKS_AGAIN: Partial<Record<EndpointName, Who>> = {
  changeSignIn: 'everyone',
  createPricingEntry: 'lasting',
  updatePricingEntry: 'lasting',
  deletePricingEntry: 'lasting',
  forgetCustomer: 'lasting',
}

function requireFreshness(who: Who | undefined, { session }: SignedInAdmin): void {
  const isAsked = who === 'everyone' || (who === 'lasting' && isLasting(session))
  if (isAsked && new Date().toISOString() >= endOfFreshness(session)) throw signInAgain()
}

/** Whether the query carries the mark of an export (`exportMark`). */
const isExport = (query: unknown) => (query as { export?: string } | undefined)?.export === 'true'

/** @param asksEveryone true for the calls that are sensitive; beside the handler, because a list here would be in each bundle */
export function adminEndpoint<E extends Endpoint<NamedRoute & { access: 'admin' }>>(
  contract: E,
  handle: Handle<E, SignedInAdmin>,
  asksEveryone?: (request: EndpointRequest<E, SignedInAdmin>) => boolean,
) {
  const ask: Handle<E, SignedInAdmin> = (request) => {
    if (isExport(request.query)) requireFreshness('lasting', request.admin)
    if (asksEveryone?.(request)) requireFreshness('everyone', request.admin)
    return handle(request)
  }
  return lambdaHandler(contract, ask, {
    async signIn(cookies) {
      const admin = await authenticate(cookies)
      requireFreshness(ASKS_AGAIN[contract.route.name], admin)
      return admin
    },
  })
}
