/** All places. Every list of cities, towns and zip codes filters this table; lead days decide texts and booking. */
type County = 'Kings' | 'Tulare' | 'Fresno' | 'Kern'

export type Place = {
  slug: string
  name: string
  county: County
  /** Days from booking to the first possible visit; 0 means the same day until 10 AM Pacific. */
  leadDays: number
  /** Zip codes on the city's page; `town` if a code belongs to another town. */
  zips: { code: string; town?: string }[]
  /** More of its own codes (post office boxes, the air station), by the landing page that lists them. */
  moreZips?: { office?: string[]; house?: string[] }
  /** True for the ten cities that have a residential and a commercial page. */
  hasCityPages: boolean
}

const plain = (...codes: number[]) => codes.map((code) => ({ code: String(code) }))

const town = (slug: string, name: string, county: County, ...codes: number[]): Place => ({
  slug,
  name,
  county,
  leadDays: 0,
  zips: plain(...codes),
  hasCityPages: false,
})

const range = (from: number, to: number) =>
  plain(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const of = (code: number, name: string) => ({ code: String(code), town: name })

export const PLACES = [
  {
    slug: 'hanford',
    name: 'Hanford',
    county: 'Kings',
    leadDays: 0,
    zips: [
      ...plain(93230),
      of(93245, 'Lemoore'),
      of(93234, 'Huron'),
      of(93631, 'Kingsburg'),
      of(93249, 'Lost Hills'),
    ],
    moreZips: { office: ['93232'], house: ['93232'] },
    hasCityPages: true,
  },
  {
    slug: 'fresno',
    name: 'Fresno',
    county: 'Fresno',
    leadDays: 0,
    zips: [...plain(93650), ...range(93701, 93730)],
    hasCityPages: true,
  },
  {
    slug: 'visalia',
    name: 'Visalia',
    county: 'Tulare',
    leadDays: 0,
    zips: [...plain(93277, 93291, 93292), of(93266, 'Stratford'), of(93247, 'Lindsay')],
    hasCityPages: true,
  },
  {
    slug: 'tulare',
    name: 'Tulare',
    county: 'Tulare',
    leadDays: 0,
    zips: [
      ...plain(93274),
      of(93272, 'Tipton'),
      of(93256, 'Pixley'),
      of(93219, 'Earlimart'),
      of(93215, 'Delano'),
    ],
    moreZips: { office: ['93275'] },
    hasCityPages: true,
  },
  {
    slug: 'lemoore',
    name: 'Lemoore',
    county: 'Kings',
    leadDays: 1,
    zips: [
      ...plain(93245),
      of(93230, 'Hanford'),
      of(93239, 'Kettleman City'),
      of(93204, 'Avenal'),
      of(93203, 'Arvin'),
    ],
    moreZips: { office: ['93246'] },
    hasCityPages: true,
  },
  {
    slug: 'clovis',
    name: 'Clovis',
    county: 'Fresno',
    leadDays: 0,
    zips: plain(93611, 93612, 93613, 93619),
    hasCityPages: true,
  },
  {
    slug: 'kingsburg',
    name: 'Kingsburg',
    county: 'Fresno',
    leadDays: 0,
    zips: plain(93631),
    hasCityPages: true,
  },
  {
    slug: 'porterville',
    name: 'Porterville',
    county: 'Tulare',
    leadDays: 0,
    zips: plain(93257, 93258),
    hasCityPages: true,
  },
  {
    slug: 'delano',
    name: 'Delano',
    county: 'Kern',
    leadDays: 0,
    zips: plain(93215, 93216),
    hasCityPages: true,
  },
  {
    slug: 'bakersfield',
    name: 'Bakersfield',
    county: 'Kern',
    leadDays: 0,
    zips: [
      ...plain(93301),
      ...range(93304, 93309),
      ...range(93311, 93314),
      of(93263, 'Shafter'),
      of(93203, 'Arvin'),
    ],
    hasCityPages: true,
  },
  town('selma', 'Selma', 'Fresno'),
  town('dinuba', 'Dinuba', 'Tulare'),
  town('lindsay', 'Lindsay', 'Tulare'),
  town('strathmore', 'Strathmore', 'Tulare'),
  town('terra-bella', 'Terra Bella', 'Tulare'),
  town('mcfarland', 'McFarland', 'Kern'),
  town('earlimart', 'Earlimart', 'Tulare'),
  town('richgrove', 'Richgrove', 'Tulare'),
  town('oildale', 'Oildale', 'Kern'),
  town('rosedale', 'Rosedale', 'Kern'),
  town('shafter', 'Shafter', 'Kern'),
  town('corcoran', 'Corcoran', 'Kings', 93212),
] as const satisfies readonly Place[]

/** A place's own zip codes, without those of other towns on its list. */
export function ownZips({ zips }: Pick<Place, 'zips'>): string[] {
  return zips.flatMap(({ code, town }) => (town ? [] : [code]))
}

/** Returns a place's name by slug; any other text is returned unchanged. */
export function placeName(slug: string | undefined): string | undefined {
  return PLACES.find((place) => place.slug === slug)?.name ?? slug
}

/** In place of a slug: a place that is not in the table. */
export const ELSEWHERE = 'elsewhere'

/** The lead days of a place that is not in the table. */
export const LONGEST_LEAD = Math.max(...PLACES.map(({ leadDays }) => leadDays))
