import { expect, test } from '@jest/globals'
import { storm } from '#tests/faults/storm.ts'

/** FAULT_SEEDS=20 runs seeds 1 to 20, FAULT_SEEDS=7,11 those two. */
function seeds(): number[] {
  const given = process.env['FAULT_SEEDS'] || '1'
  if (given.includes(',')) return given.split(',').filter(Boolean).map(Number)
  return Array.from({ length: Number(given) }, (_, index) => index + 1)
}

test.each(seeds())(
  'in storm %d no record and no mail is lost or duplicated (P14.2)',
  async (seed) => {
    expect(await storm(seed)).toEqual([])
  },
  240_000,
)
