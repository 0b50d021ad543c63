/** The commands of a guide, in the order in which its reader types them. */

type Block = { language: string; text: string }

/** Blocks between fences, without the indent of the list that they are in. */
export function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = '', language = '', text = '']) => ({
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  )
}

/** @throws Error for a placeholder that has no value */
export function filledIn(text: string, values: Record<string, string>): string {
  const filled = Object.entries(values).reduce(
    (result, [name, value]) => result.replaceAll(name, value),
    text,
  )
  const [left] = /<[^>\s]*>/.exec(filled) ?? []
  if (left) throw new Error(`The guide does not say what ${left} is, or its test does not: ${filled}`)
  return filled
}
