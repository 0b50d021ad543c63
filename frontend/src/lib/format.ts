import type { Blanks } from '#frontend/content/types.ts'
import { escapeHtml } from '#schemas/markup/escape-html.ts'

/** Replaces `{phone}` and the like; a name without a value stays as it is. */
export function format<T extends string>(
  text: T,
  values: Readonly<Record<Blanks<T>, string | number>>,
): string {
  const named: Readonly<Record<string, string | number>> = values
  return text.replace(/\{(\w+)\}/g, (match, name: string) => String(named[name] ?? match))
}

/** The same in markup: the values are text, so they are escaped. */
export function formatHtml(html: string, values: Readonly<Record<string, string>>): string {
  return format(
    html,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)])),
  )
}

/** A text that begins a line: days and times are lower case in Spanish. */
export const lineStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

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
