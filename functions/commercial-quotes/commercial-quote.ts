/** Makes a contact out of a commercial request, with calculator data with an estimate at the server's price. */

import { money } from '#frontend/lib/format.ts'
import type { ContactRecord } from '#functions/contacts/contact-model.ts'
import { pricedOnline } from '#functions/pricing/pricing.ts'
import { windowKindLabels } from '#functions/words.ts'
import type { CommercialEstimate, CreateCommercialContactRequest } from '#schemas/contract/contacts.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import { isCaught } from '#schemas/contract/records.ts'
import { minimumVisit } from '#schemas/defaults/pricing.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { priceCommercial, totalWindows, windowCounts } from '#schemas/price/commercial.ts'
import { optionOf } from '#schemas/price/price-list.ts'

/** @throws AppError 400 for an option that is not offered, or a price above `LIMITS.totalPrice` */
export function newCommercialRequest(
  request: CreateCommercialContactRequest,
  pricing: readonly PricingOption[],
  id: string,
  now: Date,
): ContactRecord {
  const { contactName: name, email, phone, address, businessName, language } = request
  const estimate = newEstimate(request, pricing)
  return {
    ...{ id, name, email, phone, address, language },
    message: composeMessage(request, estimate, pricing),
    status: 'new',
    source: 'commercial',
    ...(estimate ? { estimate } : { businessName }),
    isSpam: isCaught(request),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
}

function newEstimate(
  { businessName, message, quoteData }: CreateCommercialContactRequest,
  pricing: readonly PricingOption[],
): CommercialEstimate | undefined {
  if (!quoteData) return undefined
  const { totalPrice: _clientPrice, ...choices } = quoteData
  const price = pricedOnline(() => priceCommercial(pricing, choices))
  return { businessName, specialRequirements: message, ...choices, ...price }
}

function estimateText(totalPrice: number): string {
  const minimum = minimumVisit(totalPrice)
  return minimum === undefined
    ? money(totalPrice)
    : `${money(minimum)}, our minimum visit. The windows come to ${money(totalPrice)}.`
}

/** Describes the whole request in the contact's message, so that the owner reads it in one place. */
function composeMessage(
  { businessName, address, message }: CreateCommercialContactRequest,
  estimate: CommercialEstimate | undefined,
  pricing: readonly PricingOption[],
): string {
  const label = (category: PricingCategory, key: string) =>
    optionOf(pricing, category, key)?.label ?? (key || 'Not specified')
  const extras = [
    ...(estimate?.isConstructionCleaning ? ['construction or hard water spot cleaning'] : []),
    ...(estimate?.isOutsideOnly ? ['outside only'] : []),
  ]
  return [
    'Commercial request',
    `Business: ${businessName}`,
    `Address: ${address}`,
    ...(estimate
      ? [
          `Windows: ${totalWindows(estimate)} (${windowCounts(estimate, windowKindLabels)})`,
          `Building type: ${label('commercial_building', estimate.buildingType)}`,
          `Stories: ${estimate.stories === '1' ? '1 Story' : '2+ Stories'}`,
          `Frequency: ${label('commercial_frequency', estimate.frequency)}`,
          `Options: ${extras.join(', ') || 'None'}`,
          `Estimate: ${estimateText(estimate.totalPrice)}`,
        ]
      : ['No saved estimate']),
    `Notes: ${message ?? 'None'}`,
  ].join('\n')
}
