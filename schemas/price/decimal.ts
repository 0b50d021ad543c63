/** Exact decimals as bigint: prices and percentages have two digits, and only the result is rounded. */

/** Parses `-12.5` into hundredths (-1250n). @throws RangeError for anything but a decimal with at most two digits */
export function toHundredths(decimal: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(decimal)
  if (!match) throw new RangeError(`Not a decimal with at most two digits: ${decimal}`)
  const digits = BigInt(`${match[2]}${(match[3] ?? '').padEnd(2, '0')}`)
  return match[1] ? -digits : digits
}

/** Divides and rounds half up. The dividend must not be negative, the divisor must be positive. */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor))
}
