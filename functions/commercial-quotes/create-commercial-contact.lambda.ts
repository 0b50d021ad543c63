import { newCommercialRequest } from '#functions/commercial-quotes/commercial-quote.ts'
import { newRequestWrites } from '#functions/commercial-quotes/commercial-quote-store.ts'
import { creation } from '#functions/http/creation.ts'
import { loadPricing } from '#functions/pricing/pricing-store.ts'
import * as contract from '#schemas/contract/commercial-quotes.ts'

/** Stores a commercial request, with or without a saved estimate. */
export const handler = creation(contract.createCommercialContact, {
  load: loadPricing,
  create({ body, client, loaded: pricing, newId, now }) {
    const request = newCommercialRequest(body, pricing, { contact: newId(), quote: newId() }, now)
    const { contact, quote } = request
    return {
      writes: newRequestWrites(request, client),
      answer: { id: contact.id, ...(quote && { quoteId: quote.id, totalPrice: quote.totalPrice }) },
    }
  },
})
