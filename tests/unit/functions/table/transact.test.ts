import { expect, test } from '@jest/globals'
import { nextVersion } from '#functions/table/transact.ts'

test.each([
  ['later', '2026-05-04T17:00:00.001Z', '2026-05-04T17:00:00.001Z'],
  ['at the same millisecond', '2026-05-04T17:00:00.000Z', '2026-05-04T17:00:00.001Z'],
  ['by a clock that is behind', '2026-05-04T16:00:00.000Z', '2026-05-04T17:00:00.001Z'],
])('a change %s has a version of its own, after the last one', (_when, now, version) => {
  expect(nextVersion({ updatedAt: '2026-05-04T17:00:00.000Z' }, new Date(now))).toBe(version)
})
