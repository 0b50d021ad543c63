import { keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { CITY_DRAFT } from '#frontend/lib/visitor-city.ts'
import { ELSEWHERE, PLACES } from '#schemas/facts/places.ts'

/** The slug of a place that a text names; empty for any other text. */
export function knownCity(text: unknown): string {
  return PLACES.find(({ slug }) => slug === text)?.slug ?? ''
}

/** The city that the page's address names (`?city=`), else the last one that was remembered; empty without one. */
export function visitorCity(): string {
  const named = knownCity(new URLSearchParams(location.search).get('city'))
  if (named) keepDraft(CITY_DRAFT, { values: named })
  const kept = readDraft(CITY_DRAFT)?.values
  return named || (kept === ELSEWHERE ? ELSEWHERE : knownCity(kept))
}
