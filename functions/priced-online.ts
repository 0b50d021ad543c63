import { AppError } from '#functions/errors.ts'
import { isPricedByPhone } from '#schemas/price/priced-by-phone.ts'

/**
 * The price as it was reckoned.
 * @throws AppError 400 when it is more than is priced online
 */
export function pricedOnline<P extends { totalPrice: number }>(price: P): P {
  if (isPricedByPhone(price.totalPrice))
    throw new AppError(400, 'This is more than we price online. Please call us for a price.')
  return price
}
