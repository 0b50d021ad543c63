import { endpoint } from '#functions/http/endpoint.ts'
import { answerQuote } from '#functions/quotes/quote-link.ts'
import * as contract from '#schemas/contract/linked-quotes.ts'

/** Declines or renews a quote for the holder of its link. */
export const handler = endpoint(contract.answerQuote, ({ body, network }) =>
  answerQuote(body, { network, now: new Date() }),
)
