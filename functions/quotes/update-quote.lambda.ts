import { updateQuote } from '#functions/quotes/quote-change.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/quotes.ts'

/** Corrects the customer's facts, sends the quote again, holds or lowers its price, or notes what became of it. */
export const handler = adminEndpoint(contract.updateQuote, async ({ params, body, admin }) =>
  updateQuote(params.id, body, admin.username, new Date()),
)
