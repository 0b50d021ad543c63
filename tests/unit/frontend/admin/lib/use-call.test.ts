import { expect, test } from '@jest/globals'
import { isAnswered } from '#frontend/admin/lib/use-call.ts'

test.each([
  [0, false],
  [401, false],
  [409, true],
  [500, false],
])(
  'after a failure of status %i, it is %s that the record is read again (P16.5, P17.4)',
  (status, isRead) => {
    expect(isAnswered({ isDone: false, problem: { message: '' }, status })).toBe(isRead)
  },
)
