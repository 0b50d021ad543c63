/** Replaces `{phone}` and the like; a name without a value stays as it is. */
export function format(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match)
}
