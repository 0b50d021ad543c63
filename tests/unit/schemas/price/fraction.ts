/** Exact fractions, written for tests only: a second way to compute prices that shares nothing with the product's. */
export type Fraction = { top: bigint; bottom: bigint }

export const fraction = (top: bigint | number, bottom: bigint | number = 1): Fraction => ({
  top: BigInt(top),
  bottom: BigInt(bottom),
})

/** Reads `-12.5` digit by digit, point by shifting. */
export function fromDecimal(text: string): Fraction {
  const places = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0
  return { top: BigInt(text.replace('.', '')), bottom: 10n ** BigInt(places) }
}

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
})
export const times = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
})

/** The nearest whole number; a half goes up. For fractions of at least zero. */
export function rounded(value: Fraction): number {
  const whole = value.top / value.bottom
  const rest = value.top % value.bottom
  return Number(rest + rest >= value.bottom ? whole + 1n : whole)
}
