/** How much of one page's wording another page repeats (P5.8). */

/** Fields of a content file that are addresses or names of things, not words a visitor reads. */
const NOT_WORDS = new Set(['id', 'slug', 'href', 'path', 'icon', 'nearby', 'areaSlugs', 'keywords'])

/** Two sentences with at least this share of words in common count as one sentence: swapping a word is no difference. */
const SAME_SENTENCE = 0.75

/** Labels of one or two words ("Residential") recur on honest pages and say nothing. */
const SHORTEST_SENTENCE = 3

type Words = Map<string, number>

/** All visible texts in a content object, in reading order. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (NOT_WORDS.has(key) ? [] : textsOf(part)))
}

/**
 * The sentences of a content object as bags of lower-case words, with every name in `names` replaced by one token.
 * Names are letters, digits, blanks and hyphens, so none needs escaping in a pattern.
 */
export function sentencesOf(content: unknown, names: readonly string[]): Words[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length)
  const name = new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'giu')
  return textsOf(content)
    .flatMap((text) => text.replace(name, ' placename ').split(/(?<=[.!?:;])\s+/u))
    .map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length >= SHORTEST_SENTENCE)
    .map(bagOf)
}

/** Share, 0 to 1, of the shorter page's sentences that the other page has as well. */
export function sharedSentences(a: readonly Words[], b: readonly Words[]): number {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  if (shorter.length === 0) return 0
  const shared = shorter.filter((sentence) =>
    longer.some((other) => overlap(sentence, other) >= SAME_SENTENCE),
  )
  return shared.length / shorter.length
}

function bagOf(words: readonly string[]): Words {
  const bag: Words = new Map()
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1)
  return bag
}

/** Dice's coefficient of two bags of words: 1 for the same words in any order, 0 for none in common. */
function overlap(a: Words, b: Words): number {
  let common = 0
  for (const [word, count] of a) common += Math.min(count, b.get(word) ?? 0)
  return (2 * common) / (sizeOf(a) + sizeOf(b))
}

function sizeOf(bag: Words): number {
  let size = 0
  for (const count of bag.values()) size += count
  return size
}
