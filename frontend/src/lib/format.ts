import { escapeHtml } from '#schemas/markup/escape-html.ts'

/** Replaces `{phone}` and the like; a name without a value stays as it is. */
export function format(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match)
}

/** The same in markup: the values are text, so they are escaped. */
export function formatHtml(html: string, values: Readonly<Record<string, string>>): string {
  return format(
    html,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)])),
  )
}
