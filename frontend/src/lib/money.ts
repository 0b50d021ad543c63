const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `$1,234`, or `$12.50` when there are cents. @param amount a number or a decimal string */
export function money(amount: number | string): string {
  const value = Number(amount)
  return Number.isInteger(value) ? dollars.format(value) : cents.format(value)
}
