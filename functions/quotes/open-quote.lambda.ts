import { endpoint } from '#functions/http/endpoint.ts'
import { openQuote } from '#functions/quotes/quote-link.ts'
import * as contract from '#schemas/contract/linked-quotes.ts'

/** Shows a quote to the holder of its link. */
export const handler = endpoint(contract.openQuote, ({ body }) => openQuote(body, new Date()))
