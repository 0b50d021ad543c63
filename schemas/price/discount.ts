/** A quote's total is its original price less the owner's discount, a line of its own so that the parts add up. */
type Priced = { totalPrice: number; lines: readonly { amount: string }[] }

/** The only line below zero. */
export const isDiscount = ({ amount }: { amount: string }) => amount.startsWith('-')

/** In dollars, zero or more. */
export const discountOf = ({ lines }: Priced): number => -Number(lines.find(isDiscount)?.amount ?? -0)

/** The total before any discount, which the owner may lower and never exceed (P33.8). */
export const originalPrice = (quote: Priced): number => quote.totalPrice + discountOf(quote)

/** How much less than the original price a total is, in whole percent. */
export const percentOff = (total: number, original: number): number =>
  original === 0 ? 0 : Math.round((1 - total / original) * 100)
