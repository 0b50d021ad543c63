import { newPrice } from '#functions/pricing/pricing.ts'
import { PRICING } from '#functions/pricing/pricing-store.ts'
import { rowCreation } from '#functions/session/row-creation.ts'
import * as contract from '#schemas/contract/pricing.ts'

export const handler = rowCreation(contract.createPricingEntry, PRICING, newPrice)
