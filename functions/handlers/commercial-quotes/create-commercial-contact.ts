import { randomUUID } from 'node:crypto'
import { saveCommercialRequest } from '#functions/data/commercial-quotes.ts'
import { loadPricing } from '#functions/data/pricing.ts'
import { newCommercialRequest } from '#functions/domain/commercial-intake.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import * as contract from '#schemas/contract/commercial-quotes.ts'

/** POST /api/commercial-contacts: a commercial request, with or without a saved estimate. */
export const handler = endpointHandler(contract.createCommercialContact, {
  load: loadPricing,
  async handle({ body, client, loaded: pricing, once }) {
    const ids = { contact: randomUUID(), quote: randomUUID() }
    const { contact, quote } = newCommercialRequest(body, pricing, ids, new Date())
    const receipt = { id: contact.id, ...(quote && { quoteId: quote.id, totalPrice: quote.totalPrice }) }
    await saveCommercialRequest(contact, quote, client, once(receipt))
    return receipt
  },
})
