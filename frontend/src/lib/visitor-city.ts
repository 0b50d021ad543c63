/** Where a visitor's home is, kept for the tab: the city whose page they read, or that of their ZIP code. Quote and booking start from it. */
import { keepDraft } from '#frontend/lib/draft.ts'

export const CITY_DRAFT = 'city'
const CHANGED = 'visitor-city'

/** Remembers a city by slug, or `ELSEWHERE`, in place of the one that the page's address names. */
export function rememberCity(slug: string): void {
  const here = new URL(location.href)
  if (here.searchParams.has('city')) {
    here.searchParams.delete('city')
    history.replaceState(history.state, '', here)
  }
  keepDraft(CITY_DRAFT, { values: slug })
  dispatchEvent(new Event(CHANGED))
}

/** @returns a function that ends it */
export function subscribeCity(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
