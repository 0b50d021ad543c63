import { newCommercialRequest } from '#functions/commercial-quotes/commercial-quote.ts'
import { newContactWrites } from '#functions/contacts/contact-store.ts'
import { creation } from '#functions/http/creation.ts'
import { loadPricing } from '#functions/pricing/price-list.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** Stores a commercial request, with or without a saved estimate. */
export const handler = creation(contract.createCommercialContact, {
  load: loadPricing,
  create({ body, client, loaded: pricing, newId, now }) {
    const request = newCommercialRequest(body, pricing, newId(), now)
    const { id, estimate } = request
    return {
      writes: newContactWrites(request, client),
      answer: { id, ...(estimate && { quoteId: id, totalPrice: estimate.totalPrice }) },
    }
  },
})
