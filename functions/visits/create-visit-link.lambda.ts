import { siteOrigin } from '#functions/http/endpoint.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { shareVisit } from '#functions/visits/share-visit.ts'
import * as contract from '#schemas/contract/visits.ts'

/** The customer's link for the owner's own text message; on request, earlier ones end. */
export const handler = adminEndpoint(contract.createVisitLink, ({ params, body, headers }) =>
  shareVisit(params.id, { isRevoked: body.isRevoked === true, origin: siteOrigin(headers) }),
)
