import { quoteChange, readQuoteRow } from '#functions/quotes/quote-change.ts'
import { adminCreation } from '#functions/session/admin-creation.ts'
import * as contract from '#schemas/contract/quotes.ts'

/** Corrects the customer's facts, sends the quote again, holds or lowers its price, or notes what became of it. */
export const handler = adminCreation(contract.updateQuote, {
  load: ({ params, body, now, admin }) => quoteChange(params.id, body, admin.username, now),
  create: ({ loaded }) => loaded,
  read: readQuoteRow,
})
