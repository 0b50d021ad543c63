import { newCommercialRequest } from '#functions/commercial-quotes/commercial-quote.ts'
import { newContactWrites } from '#functions/contacts/contact-store.ts'
import { creation } from '#functions/http/once.ts'
import { loadPricing } from '#functions/pricing/price-list.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** Stores a commercial request, with or without a saved estimate. */
export const handler = creation(contract.createCommercialContact, async ({ body, network, newId, now }) => {
  const request = newCommercialRequest(body, await loadPricing(), newId(), now)
  const { id, estimate } = request
  return {
    writes: newContactWrites(request, network),
    answer: { id, ...(estimate && { quoteId: id, totalPrice: estimate.totalPrice }) },
  }
})
