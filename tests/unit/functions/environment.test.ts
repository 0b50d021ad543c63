import { expect, test } from '@jest/globals'
import { ENV } from '#functions/environment.ts'

test('no two values have one variable: the name of a secret would be taken for the secret', () => {
  expect(new Set(Object.values(ENV)).size).toBe(Object.keys(ENV).length)
})
