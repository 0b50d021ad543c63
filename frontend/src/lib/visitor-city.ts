/** Where a visitor's home is, kept for the tab: the city whose page they read, or that of their ZIP code. Quote and booking start from it. */
import { keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { ELSEWHERE, PLACES } from '#schemas/facts/places.ts'

const KEY = 'city'
const CHANGED = 'visitor-city'

/** The slug of a place that a text names; empty for any other text. */
export function knownCity(text: unknown): string {
  return PLACES.find(({ slug }) => slug === text)?.slug ?? ''
}

/** The city that the page's address names (`?city=`), else the last one that was remembered; empty without one. */
export function visitorCity(): string {
  const named = knownCity(new URLSearchParams(location.search).get('city'))
  if (named) keepDraft(KEY, { values: named })
  const kept = readDraft(KEY)?.values
  return named || (kept === ELSEWHERE ? ELSEWHERE : knownCity(kept))
}

/** Remembers a city by slug, or `ELSEWHERE`, in place of the one that the page's address names. */
export function rememberCity(slug: string): void {
  const here = new URL(location.href)
  if (here.searchParams.has('city')) {
    here.searchParams.delete('city')
    history.replaceState(history.state, '', here)
  }
  keepDraft(KEY, { values: slug })
  dispatchEvent(new Event(CHANGED))
}

/** @returns a function that ends it */
export function subscribeCity(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
