import { isPricedByPhone } from '#schemas/facts/limits.ts'
import { commonLabels } from '#words/labels/common.ts'

/** `1,234`; of at most two decimals. Not with Intl.NumberFormat, which costs a phone 0.1 s. */
export const grouped = (number: number | string) => String(number).replace(/\B(?=(\d{3})+(\.|$))/g, ',')

/**
 * `$1,234`, or `$12.50` when there are cents.
 * @param amount a number or a decimal string, of at most two decimals
 */
export function money(amount: number | string): string {
  const value = Number(amount)
  const digits = Math.abs(value).toFixed(Number.isInteger(value) ? 0 : 2)
  return `${value < 0 ? '-' : ''}$${grouped(digits)}`
}

/** A live total in whole dollars; above the online limit, the advice to call. */
export function liveTotal(totalPrice: number): string {
  return isPricedByPhone(totalPrice) ? commonLabels.pricedByPhone : money(totalPrice)
}
