/** Makes a contact out of a commercial request and, with calculator data, a commercial quote at the server's price. */
import { pricedOnline } from '#functions/priced-online.ts'
import type { CommercialQuote, CreateCommercialContactRequest } from '#schemas/contract/commercial-quotes.ts'
import type { Contact } from '#schemas/contract/contacts.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import { isCaught } from '#schemas/contract/spam-trap.ts'
import { minimumVisit } from '#schemas/defaults/pricing.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { priceCommercial, totalWindows, windowCounts } from '#schemas/price/commercial.ts'
import { optionOf } from '#schemas/price/price-list.ts'

type Ids = { contact: string; quote: string }

/** @throws AppError 400 for an option that is not offered, or a price above `LIMITS.totalPrice` */
export function newCommercialRequest(
  request: CreateCommercialContactRequest,
  pricing: readonly PricingOption[],
  ids: Ids,
  now: Date,
): { contact: Contact; quote: CommercialQuote | undefined } {
  const quote = newCommercialQuote(request, pricing, ids, now)
  const contact: Contact = {
    id: ids.contact,
    name: request.contactName,
    email: request.email,
    phone: request.phone,
    address: request.address,
    message: composeMessage(request, quote, pricing),
    status: 'new',
    source: 'commercial',
    ...(quote && { commercialQuoteId: quote.id }),
    isSpam: isCaught(request),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
  return { contact, quote }
}

function newCommercialQuote(
  request: CreateCommercialContactRequest,
  pricing: readonly PricingOption[],
  ids: Ids,
  now: Date,
): CommercialQuote | undefined {
  if (!request.quoteData) return undefined
  const { totalPrice: _clientPrice, ...choices } = request.quoteData
  const { businessName, contactName, email, phone, address, message } = request
  return {
    id: ids.quote,
    contactId: ids.contact,
    businessName,
    contactName,
    email,
    phone,
    address,
    specialRequirements: message,
    ...choices,
    ...pricedOnline(() => priceCommercial(pricing, choices)),
    isSpam: isCaught(request),
    createdAt: now.toISOString(),
  }
}

function estimateText(totalPrice: number): string {
  const minimum = minimumVisit(totalPrice)
  return minimum === undefined
    ? `$${totalPrice}`
    : `$${minimum}, our minimum visit. The windows come to $${totalPrice}.`
}

/** Describes the whole request in the contact's message, so that the owner reads it in one place. */
function composeMessage(
  { businessName, address, message }: CreateCommercialContactRequest,
  quote: CommercialQuote | undefined,
  pricing: readonly PricingOption[],
): string {
  const label = (category: PricingCategory, key: string) =>
    optionOf(pricing, category, key)?.label ?? (key || 'Not specified')
  const extras = [
    ...(quote?.isConstructionCleaning ? ['construction or hard water spot cleaning'] : []),
    ...(quote?.isOutsideOnly ? ['outside only'] : []),
  ]
  return [
    'Commercial request',
    `Business: ${businessName}`,
    `Address: ${address}`,
    ...(quote
      ? [
          `Windows: ${totalWindows(quote)} (${windowCounts(quote)})`,
          `Building type: ${label('commercial_building', quote.buildingType)}`,
          `Stories: ${quote.stories === '1' ? '1 Story' : '2+ Stories'}`,
          `Frequency: ${label('commercial_frequency', quote.frequency)}`,
          `Options: ${extras.join(', ') || 'None'}`,
          `Estimate: ${estimateText(quote.totalPrice)}`,
        ]
      : ['No saved estimate']),
    `Notes: ${message ?? 'None'}`,
  ].join('\n')
}
