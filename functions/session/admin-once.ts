import { type Make, once } from '#functions/http/once.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import type { SignedInAdmin } from '#functions/session/session-cookie.ts'
import type { Answer, Endpoint } from '#schemas/contract/endpoint.ts'
import type { NamedRoute } from '#schemas/routes.ts'

/** Lambda handler of a creation by the owner, or of a change that the back office may send twice. The parameters are those of `once`. */
export const adminOnce = <
  E extends Endpoint<NamedRoute & { access: 'admin' } & ({ status: 201 } | { isRepeatable: true })>,
>(
  contract: E,
  make: Make<E, SignedInAdmin>,
  read: (id: string) => Promise<Answer<E>>,
) => adminEndpoint(contract, once(contract, make, read))
