/** The days that are offered to a place, against another way of counting them: day by day, by the calendar of `Date`. */
import { expect, test } from '@jest/globals'
import { openDays } from '#functions/availability/availability.ts'
import { rulesOf, whereIn } from '#functions/availability/offered-days.ts'
import { DEFAULT_SETTINGS } from '#schemas/defaults/settings.ts'
import { seededRandom } from '#tests/support/random.ts'
import { allowedOn } from '#tests/support/visits/open-windows.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** Of the time that is tried, off a printed calendar. */
const HOLIDAYS = ['2026-11-26', '2026-12-25', '2027-01-01', '2027-11-25', '2027-12-25', '2028-01-01']
const PLACES = [
  { city: 'hanford', name: 'Hanford', zip: '93230', lead: 0 },
  { city: 'lemoore', name: 'Lemoore', zip: '93245', lead: 1 },
  { city: 'bakersfield', name: 'Bakersfield', zip: '93301', lead: 0 },
  { city: 'elsewhere', name: '', zip: '93202', lead: 1 },
]

test('500 random calendars offer the days that counting them one by one gives (P12.6, P39.10)', () => {
  const { between } = seededRandom(7)
  const random = (below: number) => between(0, below)
  const zone = new Intl.DateTimeFormat('en', { timeZone: 'America/Los_Angeles', timeZoneName: 'longOffset' })
  for (let round = 0; round < 500; round++) {
    const start = Date.UTC(2026, 9, 1) + random(400) * DAY_MS
    const hour = random(24)
    const dateAt = (days: number) => new Date(start + days * DAY_MS).toISOString().slice(0, 10)
    // 8 or 7 hours behind UTC: in November to March, and else.
    const offset = zone
      .formatToParts(new Date(start + (hour + 8) * 60 * 60 * 1000))
      .find(({ type }) => type === 'timeZoneName')
      ?.value.slice(3)
    const now = new Date(`${dateAt(0)}T${String(hour).padStart(2, '0')}:30:00${offset}`)
    const blocked = Array.from({ length: random(12) }, () => dateAt(random(95)))
    const opened = HOLIDAYS.filter(() => random(3) === 0)
    const place = PLACES[random(PLACES.length)] as (typeof PLACES)[number]
    const lines = new Map(
      PLACES.filter(({ name }) => name && random(2) === 0).map(({ name }) => [
        name,
        NAMES.filter((day) => day !== 'Sun' && random(3) === 0),
      ]),
    )
    const written = [...lines].filter(([, days]) => days.length > 0)
    const settings = {
      ...DEFAULT_SETTINGS,
      blocked_days: [...blocked, ...opened.map((date) => `open ${date}`)].join('\n'),
      town_days: written.map(([name, days]) => `${name}: ${days.join(', ')}`).join('\n'),
    }
    const isByZip = random(2) === 0
    const where = whereIn(isByZip ? { zip: place.zip } : { city: place.city })
    const rules = rulesOf(where, settings, now)
    const range = { from: '2000-01-01', to: '2099-12-31' }
    const offered = openDays({ ...range, ...rules, capacity: 2, claimed: new Map(), hours: 1 })

    const calendar = {
      now: now.getTime(),
      blocked: new Set(settings.blocked_days.split('\n')),
      townDays: new Map(written.map(([name, days]) => [name, days.map((day) => NAMES.indexOf(day))])),
    }
    const expected = Array.from({ length: 100 }, (_, ahead) => dateAt(ahead - 1)).filter(
      (date) => allowedOn(date, { address: '', leadDays: place.lead, name: place.name }, calendar).length > 0,
    )
    expect({ round, days: offered.map(({ date }) => date) }).toEqual({ round, days: expected })
  }
})

test('a place is asked for by its city, its ZIP code or both: the ZIP code says whose days it has', () => {
  const settings = { ...DEFAULT_SETTINGS, town_days: 'Bakersfield: Tue\nHanford: Wed' }
  const at = (where: Parameters<typeof whereIn>[0]) => rulesOf(whereIn(where), settings, new Date())
  expect(at({ city: 'bakersfield' }).weekdays).toEqual([2])
  expect(at({ city: 'hanford', zip: '93301' }).weekdays).toEqual([2])
  expect(at({ city: 'lemoore', zip: '93301' })).toMatchObject({ weekdays: [2], leadDays: 1 })
  expect(at({ city: 'hanford', zip: '93202' }).weekdays).toEqual([3])
  expect(at({ city: 'hanford', zip: '9330' }).weekdays).toEqual([3])
  expect(at({ zip: '9330' })).toMatchObject({ leadDays: 0, weekdays: undefined })
  expect(whereIn({ zip: '94103' })).toMatchObject({ isFar: true })
  expect(whereIn({ zip: '93234' })).toMatchObject({ town: 'Huron', city: 'hanford', isFar: false })
})
