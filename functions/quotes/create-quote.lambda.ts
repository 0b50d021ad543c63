import { creation } from '#functions/http/creation.ts'
import { loadPricing } from '#functions/pricing/price-list.ts'
import { newQuote, receiptOf } from '#functions/quotes/quote.ts'
import { newQuoteWrites } from '#functions/quotes/quote-store.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import * as contract from '#schemas/contract/quotes.ts'

/** Prices and stores a residential quote. */
export const handler = creation(contract.createQuote, {
  load: () => Promise.all([loadPricing(), loadSettings()]),
  create({ body, client, loaded: [pricing, settings], newId, now }) {
    const quote = newQuote(body, pricing, newId(), now)
    return { writes: newQuoteWrites(quote, { client, settings, now }), answer: receiptOf(quote) }
  },
})
