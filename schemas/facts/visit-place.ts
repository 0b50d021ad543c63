/** Finds the place of a visit in the visitor's words. Its lead days decide the first bookable day. */
import { ownZips, PLACES, type Place } from '#schemas/facts/places.ts'

const places: readonly Place[] = PLACES
const BY_ZIP = new Map<string, Place>()
const BY_NAME = new Map<string, Place>()

// A town without its own entry belongs to the city whose page lists it.
for (const place of places) {
  for (const { code, town } of place.zips) {
    if (!town) continue
    const served = places.find(({ name }) => name === town) ?? place
    // If two cities list it, the slower one counts.
    if ((BY_ZIP.get(code)?.leadDays ?? 0) > served.leadDays) continue
    BY_ZIP.set(code, served)
    BY_NAME.set(town.toLowerCase(), served)
  }
}
for (const place of places) {
  for (const code of [...ownZips(place), ...Object.values(place.moreZips ?? {}).flat()])
    BY_ZIP.set(code, place)
  BY_NAME.set(place.name.toLowerCase(), place)
}

/** Returns the place with the longest lead, so that naming a second place never makes a visit earlier. */
function slowest(candidates: readonly (Place | undefined)[]): Place | undefined {
  return candidates.reduce(
    (slow, place) => ((place?.leadDays ?? -1) > (slow?.leadDays ?? -1) ? place : slow),
    undefined,
  )
}

/** Finds the place of an address by its last known ZIP code, otherwise by the towns in it. */
function placeOfAddress(address: string): Place | undefined {
  const zips = [...address.matchAll(/\b\d{5}\b/g)].flatMap(([code]) => BY_ZIP.get(code) ?? [])
  if (zips.length > 0) return zips.at(-1)
  const words = ` ${address.toLowerCase().replace(/[^a-z]+/g, ' ')} `
  return slowest([...BY_NAME].map(([name, place]) => (words.includes(` ${name} `) ? place : undefined)))
}

/** Returns the chosen city (slug or name) or the place of the address, whichever has the longer lead. */
export function placeOfVisit(visit: {
  city?: string | undefined
  address?: string | undefined
}): Place | undefined {
  // Stryker disable next-line StringLiteral: any text without a place in it will do
  const { city = '', address = '' } = visit
  const chosen = places.find(({ slug }) => slug === city) ?? BY_NAME.get(city.trim().toLowerCase())
  return slowest([chosen, placeOfAddress(address)])
}
