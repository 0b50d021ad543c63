import { expect, test } from '@jest/globals'
import { splitName } from '#schemas/facts/typed-text.ts'

test.each([
  ['Ana Ruiz', 'Ana', 'Ruiz'],
  ['  Ana   Maria Ruiz ', 'Ana   Maria', 'Ruiz'],
  ['María José de la Cruz', 'María José', 'de la Cruz'],
  ['Juan De Los Santos', 'Juan', 'De Los Santos'],
  ['Maria dos Santos', 'Maria', 'dos Santos'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Lee van der Berg', 'Lee', 'van der Berg'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('%j is %j and %j (P12.3)', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})
