import { expect, test } from '@jest/globals'
import { readOptions } from '#scripts/local/options.ts'

test('the time of the functions is a flag or a variable; without either it is the real one', () => {
  const at = '2026-12-01T17:00:00-08:00'
  const now = new Date('2026-12-02T01:00:00.000Z')
  expect(readOptions({}, ['node', 'start', '--now', at]).now).toEqual(now)
  expect(readOptions({ LOCAL_NOW: at }, []).now).toEqual(now)
  expect(readOptions({}, [])).not.toHaveProperty('now')
  expect(() => readOptions({}, ['--now', 'tomorrow'])).toThrow('tomorrow is not a time: write it like')
})
