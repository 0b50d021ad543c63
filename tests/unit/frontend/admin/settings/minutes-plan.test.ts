import { expect, test } from '@jest/globals'
import { filled, realTime, scaled } from '#frontend/admin/settings/minutes-plan.ts'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import { seededPrices } from '#tests/support/component/owners-api.ts'

const timed = (minutes: Record<string, number>) =>
  seededPrices().map(
    (entry): PricingEntry => ({ ...entry, ...(entry.key in minutes && { minutes: minutes[entry.key] }) }),
  )
const planned = (plan: ReturnType<typeof filled>) =>
  Object.fromEntries(plan.map(({ entry, minutes }) => [entry.key, minutes]))

/** Worked out by hand from the built-in prices. */
test('at $90 an hour each price of a home gets its minutes, and those that are known stay (P39.13)', () => {
  const sizes = { small: 120, medium: 135, large: 180, extra_large: 240, one_story: 0, two_story: 45 }
  const inside = { basic_interior: 45, detailed_interior: 60, commercial_interior: 90 }
  const others = { standard: 0, french_doors: 15, sliding_doors: 15, pressure_washing: 105, per_window: 6 }
  const all = { ...sizes, ...inside, extra_large_interior: 135, ...others }
  expect(planned(filled(timed({}), 90))).toEqual(all)
  const { small: _, one_story: __, ...rest } = all
  expect(planned(filled(timed({ small: 100, one_story: 0 }), 90))).toEqual(rest)
  expect(planned(filled(timed({}), 1))).toMatchObject({ small: 600, per_window: 540 })
})

test('minutes are scaled to five of them, those of windows with stains to one, and what stays is not set (P39.14)', () => {
  const known = timed({ small: 120, one_story: 0, basic_interior: 45, per_window: 6, extra_large: 590 })
  const longer = planned(scaled(known, 1.25))
  expect(longer).toEqual({ small: 150, basic_interior: 55, per_window: 8, extra_large: 600 })
  expect(scaled(known, 1.01)).toMatchObject([{ minutes: 595 }])
  expect(scaled(known, 1)).toEqual([])
})

const at = (minutes: number) =>
  new Date(Date.parse('2026-12-01T16:00:00.000Z') + minutes * 60_000).toISOString()
/** Estimated at 100 minutes. */
const took = (minutes: number, changes = {}) => ({
  ...{ minutes: 100, arrivedAt: at(0), doneAt: at(minutes), createdAt: at(-9000), ...changes },
})

test('from eight visits on, their median says how long they really take (P39.14)', () => {
  const seven = [90, 100, 110, 120, 130, 140, 500].map((minutes) => took(minutes))
  expect(realTime(seven, [])).toBeUndefined()
  expect(realTime([...seven, took(80)], [])).toEqual({ visits: 8, factor: 1.15 })
  expect(realTime([...seven, took(125), took(150)], [])).toEqual({ visits: 9, factor: 1.25 })
})

test.each([
  ['nobody noted Arrived', took(100, { arrivedAt: undefined })],
  ['nobody noted Done', took(100, { doneAt: undefined })],
  ['the estimate is not known', took(100, { minutes: undefined })],
  ['the estimate is nothing', took(100, { minutes: 0 })],
  ['it was done before the arrival', took(-5)],
  ['it was closed on another day', took(721)],
  ['it was booked before the minutes changed', took(100, { createdAt: at(-9001) })],
])('a visit does not count where %s (P39.14)', (_, visit) => {
  const counted = Array.from({ length: 7 }, () => took(720))
  const [entry] = seededPrices()
  const entries = entry ? [{ ...entry, minutesAt: at(-9000.5) }, entry] : []
  expect(realTime([...counted, visit], entries)).toBeUndefined()
  expect(realTime([...counted, took(720)], entries)?.visits).toBe(8)
})
