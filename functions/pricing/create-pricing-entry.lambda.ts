import { PRICING } from '#functions/pricing/price-list.ts'
import { newPrice } from '#functions/pricing/pricing.ts'
import { rowCreation } from '#functions/session/row-creation.ts'
import * as contract from '#schemas/contract/pricing.ts'

export const handler = rowCreation(contract.createPricingEntry, PRICING, newPrice)
