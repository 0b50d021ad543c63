/** The city whose page a visitor has read, kept for the tab: quote and booking start from it. */
import { keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { PLACES } from '#schemas/facts/places.ts'

const KEY = 'city'

/** The slug of a place that a text names; empty for any other text. */
export function knownCity(text: unknown): string {
  return PLACES.find(({ slug }) => slug === text)?.slug ?? ''
}

/** The city that the page's address names (`?city=`), else the one that was read last; empty without one. */
export function visitorCity(): string {
  const named = knownCity(new URLSearchParams(location.search).get('city'))
  if (named) keepDraft(KEY, { values: named })
  return named || knownCity(readDraft(KEY)?.values)
}

/** Remembers the city whose page is being read. */
export function rememberCity(slug: string): void {
  keepDraft(KEY, { values: slug })
}
