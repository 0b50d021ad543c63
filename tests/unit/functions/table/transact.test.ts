import { expect, test } from '@jest/globals'
import { nextVersion } from '#functions/table/transact.ts'

test.each([
  ['a later change', '2026-05-04T17:00:00.001Z', '2026-05-04T17:00:00.001Z'],
  ['one in the same millisecond', '2026-05-04T17:00:00.000Z', '2026-05-04T17:00:00.001Z'],
  ['one by a clock that is behind', '2026-05-04T16:00:00.000Z', '2026-05-04T17:00:00.001Z'],
])('%s has a version of its own, after the last one', (_change, now, version) => {
  expect(nextVersion({ updatedAt: '2026-05-04T17:00:00.000Z' }, new Date(now))).toBe(version)
})
