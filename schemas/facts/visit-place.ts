/** Finds the place of a visit in the visitor's words, and how far it is. Its lead days decide the first bookable day. */
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

/** The last ZIP code in an address that is listed. */
const listedZip = (address: string) =>
  [...address.matchAll(/\b\d{5}\b/g)].flatMap(([code]) => (BY_ZIP.has(code) ? code : [])).at(-1)

/** The place of the towns in an address: the slowest, else the one that is named last. */
function placeOfNames(address: string): Place | undefined {
  const words = ` ${address.toLowerCase().replace(/[^a-z]+/g, ' ')} `
  const found = [...BY_NAME].map(([name, place]) => ({ place, at: words.lastIndexOf(` ${name} `) }))
  const named = found.filter(({ at }) => at >= 0).toSorted((one, other) => other.at - one.at)
  return slowest(named.map(({ place }) => place))
}

export type VisitPlace = { city?: string | undefined; address?: string | undefined }

/** The places that a visit names, the surest first: by its ZIP code, as chosen (slug or name), by the towns in its address. */
function placesNamed({ city = '', address = '' }: VisitPlace): (Place | undefined)[] {
  const chosen = places.find(({ slug }) => slug === city) ?? BY_NAME.get(city.trim().toLowerCase())
  const byZip = BY_ZIP.get(listedZip(address) ?? '')
  return [byZip, chosen, byZip ? undefined : placeOfNames(address)]
}

/** Returns the place of the address or the chosen one, whichever has the longer lead. */
export const placeOfVisit = (visit: VisitPlace) => slowest(placesNamed(visit))

/** The town of a visit, whose weekdays it has: naming another one must not give it more days. */
export const townOfVisit = (visit: VisitPlace) => placesNamed(visit).find((place) => place !== undefined)

/** How its days are asked for: by the place of its lead time and, if its weekdays are another town's, by a ZIP code of that one. */
export function daysAskedBy(visit: VisitPlace): { city: string | undefined; zip: string | undefined } {
  const [place, town] = [placeOfVisit(visit), townOfVisit(visit)]
  return { city: place?.slug, zip: town === place ? undefined : town && ownZips(town)[0] }
}

/** The town of a listed ZIP code. */
export function townOfZip(zip: string): string | undefined {
  return places.flatMap(({ zips }) => zips).find(({ code }) => code === zip)?.town ?? BY_ZIP.get(zip)?.name
}

/** First digits of the codes around the towns. */
const NEAR = ['932', '933', '936', '937']

/** `near`: of no town on the list. `far`: not served yet. */
type Reach = 'listed' | 'near' | 'far'

export function reachOf(zip: string): Reach {
  if (BY_ZIP.has(zip)) return 'listed'
  return NEAR.some((digits) => zip.startsWith(digits)) ? 'near' : 'far'
}

/** The digits of a ZIP code, with or without the four further ones; undefined for any other text. */
export const zipIn = (text: string) => /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1]

/** After these, five digits are the number of something else. */
const NUMBERED = /(?:#|\b(?:box|unit|apt|suite|ste|space|spc|lot|gate|code|hwy|highway|route))[.:\s]*$/i
const STREET =
  /\b(?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|ct|court|way|pl|place|cir|circle|pkwy)\.?$/i
const CALIFORNIA = /\b(?:ca|calif(?:ornia)?)[\s,.]*$/i
const STATE = /\b(?!ST|RD|DR|LN|CT|PL)[A-Z]{2}[\s,.]*$/
const END = /^[\s,.]*(?:usa?|united states|ca|california)?[\s,.]*$/i

function isZip(before: string, after: string): boolean {
  if (CALIFORNIA.test(before) || STATE.test(before)) return true
  if (!END.test(after) || NUMBERED.test(before)) return false
  return !before.trim() || /\d/.test(before) || (/[,\n]/.test(before) && !STREET.test(before.trim()))
}

/**
 * The ZIP code of an address. House numbers of five digits are common here, so a code follows the state, or ends the address after a
 * house number or a comma.
 */
export function zipOf(address: string): string | undefined {
  const codes = [...address.matchAll(/(?<![\d-])(\d{5})(?:-\d{4})?(?![\d-])/g)]
  return codes
    .filter(({ index, 0: code }) => isZip(address.slice(0, index), address.slice(index + code.length)))
    .at(-1)?.[1]
}

/** The name of a visit's town, which may be a smaller one that has the days of another. */
export const townNameOf = (visit: VisitPlace): string | undefined =>
  townOfZip(listedZip(visit.address ?? '') ?? '') ?? townOfVisit(visit)?.name

/** How far an address is; undefined without a ZIP code. */
export function reachOfAddress(address: string): Reach | undefined {
  const zip = zipOf(address)
  return zip === undefined ? undefined : reachOf(zip)
}
