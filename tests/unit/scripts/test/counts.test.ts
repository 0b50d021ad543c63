import { expect, test } from '@jest/globals'
import { counts } from '#scripts/test/counts.ts'

test.each([
  ['passed', counts(true, 12, 0), { passed: 12, failed: 0 }],
  ['failed', counts(false, 12, 3), { passed: 12, failed: 3 }],
  ['ended badly although each test passed', counts(false, 12, 0), { passed: 12, failed: 1 }],
  ['did not begin', counts(false, 0, 0), { passed: 0, failed: 1 }],
  ['found no test', counts(true, 0, 0), { passed: 0, failed: 1 }],
  ['says that it passed although a test failed', counts(true, 12, 3), { passed: 12, failed: 3 }],
])('a run that %s', (_, counted, expected) => {
  expect(counted).toEqual(expected)
})
