import { LIMITS } from '#schemas/facts/limits.ts'

/** True for a total, in whole dollars, that calculators do not show and the server does not store. */
export function isPricedByPhone(totalPrice: number): boolean {
  return totalPrice > LIMITS.totalPrice
}
