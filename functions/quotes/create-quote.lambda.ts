import { creation } from '#functions/http/creation.ts'
import { loadPricing } from '#functions/pricing/pricing-store.ts'
import { newQuote, receiptOf } from '#functions/quotes/quote.ts'
import { newQuoteWrites } from '#functions/quotes/quote-store.ts'
import * as contract from '#schemas/contract/quotes.ts'

/** Prices and stores a residential quote. */
export const handler = creation(contract.createQuote, {
  load: loadPricing,
  create({ body, client, loaded: pricing, newId, now }) {
    const quote = newQuote(body, pricing, newId(), now)
    return { writes: newQuoteWrites(quote, client), answer: receiptOf(quote) }
  },
})
