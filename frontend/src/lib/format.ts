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
