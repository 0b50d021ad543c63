import { expect, test } from '@jest/globals'
import { BOOKING_FORM, COMMERCIAL_FORM, CONTACT_FORM, type Form, QUOTE_FORM } from '#schemas/facts/forms.ts'

test('a browser offers what it knows of who asks', () => {
  const offered = (form: Form) => Object.values(form).flatMap(({ autoComplete }) => autoComplete ?? [])
  const [name, reached] = [
    ['given-name', 'family-name'],
    ['email', 'tel', 'address-line1'],
  ]
  expect(offered(BOOKING_FORM)).toEqual(['organization', ...name, ...reached])
  expect(offered(COMMERCIAL_FORM)).toEqual(['organization', 'name', ...reached])
  expect(offered(QUOTE_FORM)).toEqual(['name', ...reached])
  expect(offered(CONTACT_FORM)).toEqual(['name', 'email', 'tel'])
})
