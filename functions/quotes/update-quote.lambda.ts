import { quoteChange, readQuoteRow } from '#functions/quotes/quote-change.ts'
import { adminOnce } from '#functions/session/admin-once.ts'
import * as contract from '#schemas/contract/quotes.ts'

/** Corrects the customer's facts, sends the quote again, holds or lowers its price, or notes what became of it. */
export const handler = adminOnce(
  contract.updateQuote,
  ({ params, body, now, admin }) => quoteChange(params.id, body, admin.username, now),
  readQuoteRow,
)
