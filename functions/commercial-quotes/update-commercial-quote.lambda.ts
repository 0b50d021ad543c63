import { updateCommercialQuote } from '#functions/commercial-quotes/commercial-quote-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** Corrects the customer's facts, also in its contact. */
export const handler = adminEndpoint(contract.updateCommercialQuote, ({ params, body }) =>
  updateCommercialQuote(params.id, body),
)
