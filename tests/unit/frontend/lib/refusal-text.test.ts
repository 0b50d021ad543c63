import { expect, test } from '@jest/globals'
import { ApiCallError } from '#frontend/lib/api.ts'
import { failureOf } from '#frontend/lib/call-failure.ts'
import { refusalText } from '#frontend/lib/refusal-text.ts'
import { refuse } from '#functions/errors.ts'
import { REFUSALS, type RefusalCode } from '#schemas/facts/refusals.ts'

const VALUES = { phone: '(559) 555-0142', town: 'Fresno', zip: '94103', date: '2026-12-01', price: '$1072' }

test.each(Object.keys(REFUSALS) as RefusalCode[])('%s says on the page what the message says', (code) => {
  const { message, details } = refuse(code, VALUES)
  expect(refusalText({ ...details, message: 'not read' })).toBe(message)
  expect(message).not.toMatch(/[{}]/)
})

test('a code that the page does not know is the general failure, with the phone (P28.15)', () => {
  const problem = { message: 'Too windy.', code: 'too-windy' }
  const failure = failureOf(new ApiCallError(new Response(null, { status: 409 }), JSON.stringify(problem)))
  expect(failure).toMatchObject({
    message: 'Something went wrong on our side. Please try again in a moment.',
    namesPhone: false,
  })
})
