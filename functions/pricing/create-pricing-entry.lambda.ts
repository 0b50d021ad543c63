import { newPrice } from '#functions/pricing/pricing.ts'
import { newPriceWrites, readPrice, requireRoomForPrice } from '#functions/pricing/pricing-store.ts'
import { adminCreation } from '#functions/session/admin-creation.ts'
import * as contract from '#schemas/contract/pricing.ts'

export const handler = adminCreation(contract.createPricingEntry, {
  load: requireRoomForPrice,
  create({ body, newId, now }) {
    const entry = newPrice(body, newId(), now)
    return { writes: newPriceWrites(entry), answer: entry }
  },
  read: readPrice,
})
