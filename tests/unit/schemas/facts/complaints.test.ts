import { expect, test } from '@jest/globals'
import { complaintText, tooLong } from '#schemas/facts/refusals.ts'
import { complaintLabels } from '#words/labels/forms.ts'

test.each([
  ['serviceAddress', 'Address is required'],
  [tooLong(300), 'At most 300 characters'],
  // Texts of the API, also such as begin like a code.
  ['This visit was moved', 'This visit was moved'],
  ['Enter an address such as https://www.example.com', 'Enter an address such as https://www.example.com'],
  ['constructor', 'constructor'],
])('%j is told as %j', (complaint, text) => {
  expect(complaintText(complaintLabels, complaint)).toBe(text)
})
