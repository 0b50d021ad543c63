import { invalidInput, refuse } from '#functions/errors.ts'
import { isPricedByPhone } from '#schemas/facts/limits.ts'
import { UnknownOptionError } from '#schemas/price/price-list.ts'

/**
 * Returns the price that `compute` returns.
 * @throws AppError 400 for an option that is not offered, or a total above the limit for online prices
 */
export function pricedOnline<P extends { totalPrice: number }>(compute: () => P): P {
  const price = orRefuse(compute)
  if (isPricedByPhone(price.totalPrice)) throw refuse('priced-by-phone', {})
  return price
}

function orRefuse<P>(compute: () => P): P {
  try {
    return compute()
  } catch (error) {
    throw error instanceof UnknownOptionError ? invalidInput({ [error.field]: error.message }) : error
  }
}
