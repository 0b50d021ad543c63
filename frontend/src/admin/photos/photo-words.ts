import type { Choice } from '#frontend/ui/field.tsx'
import type { Photo, PhotoSpot } from '#schemas/contract/photos.ts'
import type { PhotoPlace } from '#schemas/facts/photos.ts'
import { PLACES, placeName } from '#schemas/facts/places.ts'

const PLACE_LABELS: Record<PhotoPlace, string> = {
  home: 'Top of the home page',
  residential: "A city's page for homes",
  commercial: "A city's page for businesses",
  before: 'Before, of a pair',
  after: 'After, of a pair',
  team: 'Team, on the home page',
  gallery: 'Gallery, on the home page',
}

export const PLACE_CHOICES = Object.entries(PLACE_LABELS).map(([value, label]) => ({ value, label }))

export const CITY_CHOICES: readonly Choice[] = PLACES.filter(({ hasCityPages }) => hasCityPages).map(
  ({ slug, name }) => ({ value: slug, label: name }),
)

export function spotLabel(spot: PhotoSpot): string {
  if (spot.place === 'residential') return `${placeName(spot.city)}, page for homes`
  if (spot.place === 'commercial') return `${placeName(spot.city)}, page for businesses`
  return PLACE_LABELS[spot.place]
}

const SUGGESTED: Record<PhotoPlace, string> = {
  home: 'Our crew cleaning the windows of a home',
  residential: 'Window cleaning at a home in {city}',
  commercial: 'Window cleaning at a business in {city}',
  before: 'Windows before cleaning',
  after: 'The same windows after cleaning',
  team: 'One of our crew',
  gallery: 'Freshly cleaned windows',
}

/** A first suggestion of a picture's alternative text; the owner knows better. */
export const suggestedAlt = (spot: PhotoSpot) =>
  SUGGESTED[spot.place].replace('{city}', ('city' in spot && placeName(spot.city)) || '')

/** Why a photograph does not show although it is not hidden; undefined if it shows. */
export function whyNotShown(photo: Photo, all: readonly Photo[]): string | undefined {
  const { spot, id } = photo
  const shown = all.filter(({ isHidden }) => !isHidden)
  if (spot.place === 'home') {
    const first = shown.find((other) => other.spot.place === 'home')
    return first?.id === id ? undefined : 'Waits: the first one shows'
  }
  const hasAfter = shown.some((other) => other.spot.place === 'after' && other.spot.before === id)
  if (spot.place === 'before' && !hasAfter) return 'Waits for its picture after'
  if (spot.place === 'after') {
    const pair = shown.filter((other) => other.spot.place === 'after' && other.spot.before === spot.before)
    const hasBefore = shown.some((other) => other.id === spot.before && other.spot.place === 'before')
    if (!hasBefore) return 'Waits for its picture before'
    if (pair[0]?.id !== id) return 'Waits: another picture is in its pair'
  }
  return undefined
}

/** For instance `10.4 MB` or `420 KB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024)} KB`
  return `${Math.round((bytes * 10) / 1024 / 1024) / 10} MB`
}

/** @param city slug; the first one if it is missing @param before id, for a picture after */
export function spotOf(place: PhotoPlace, city = CITY_CHOICES[0]?.value ?? '', before?: string): PhotoSpot {
  if (place === 'residential' || place === 'commercial') return { place, city } as PhotoSpot
  return place === 'after' && before ? { place, before } : { place }
}
