import { creation } from '#functions/http/once.ts'
import { loadPricing } from '#functions/pricing/price-list.ts'
import { newQuote, receiptOf } from '#functions/quotes/quote.ts'
import { newQuoteWrites } from '#functions/quotes/quote-store.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import * as contract from '#schemas/contract/quotes.ts'

/** Prices and stores a residential quote. */
export const handler = creation(contract.createQuote, async ({ body, network, newId, now }) => {
  const [pricing, settings] = await Promise.all([loadPricing(), loadSettings()])
  const quote = newQuote(body, pricing, newId(), now)
  return { writes: newQuoteWrites(quote, { network, settings, now }), answer: receiptOf(quote) }
})
