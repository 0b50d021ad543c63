import { randomUUID } from 'node:crypto'
import { loadPricing } from '#functions/data/pricing.ts'
import { saveNewQuote } from '#functions/data/quotes.ts'
import { newQuote } from '#functions/domain/quote-intake.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import * as contract from '#schemas/contract/quotes.ts'

/** POST /api/quotes: prices and stores a residential quote. */
export const handler = endpointHandler(contract.createQuote, {
  load: loadPricing,
  async handle({ body, client, loaded: pricing, once }) {
    const quote = newQuote(body, pricing, randomUUID(), new Date())
    const receipt = {
      id: quote.id,
      basePrice: quote.basePrice,
      totalPrice: quote.totalPrice,
      lines: quote.lines,
    }
    await saveNewQuote(quote, client, once(receipt))
    return receipt
  },
})
