import { expect, test } from '@jest/globals'
import { customerOf } from '#functions/people/customer-rows.ts'

test('without an email address, a number of seven digits or more is a customer', () => {
  expect(customerOf({ phone: '555-014' })).toBeUndefined()
  expect(customerOf({ phone: '555-0142' })).toBe(customerOf({ phone: '555 01 42' }))
  expect(customerOf({ phone: '555-0142' })).toBeDefined()
})
