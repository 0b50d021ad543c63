import { LIMITS } from '#schemas/facts/limits.ts'

/** True for a total, in whole dollars, that neither the calculators show nor the server stores. */
export function isPricedByPhone(totalPrice: number): boolean {
  return totalPrice > LIMITS.totalPrice
}
