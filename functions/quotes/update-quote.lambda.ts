import { updateQuote } from '#functions/quotes/quote-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/quotes.ts'

/** Corrects the customer's facts. */
export const handler = adminEndpoint(contract.updateQuote, async ({ params, body }) =>
  updateQuote(params.id, body),
)
