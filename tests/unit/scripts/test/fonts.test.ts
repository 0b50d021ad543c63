import { expect, test } from '@jest/globals'
import { fontsEnvironment } from '#scripts/test/fonts.ts'

test('fonts that do not exist are refused by name', () => {
  expect(() => fontsEnvironment('slim')).toThrow('TEST_FONTS is narrow or wide, not slim.')
})
