import { expect, test } from '@jest/globals'
import { refuse } from '#functions/errors.ts'

test('a refusal has the status, the text and the values of its code', () => {
  const { status, message, details } = refuse('visit-too-late', { phone: '(559) 555-0142' })
  expect({ status, message, details }).toEqual({
    status: 409,
    message: 'It is too late to change this visit here. Please call (559) 555-0142.',
    details: { code: 'visit-too-late', values: { phone: '(559) 555-0142' } },
  })
})

test('a day is a date for pages, and written in full in the message', () => {
  const { message, details } = refuse('quote-booked-for', { date: '2026-12-01' })
  expect(message).toBe(
    'This quote is already booked for Tuesday, December 1, 2026. For another visit, please ask for a new quote.',
  )
  expect(details.values).toEqual({ date: '2026-12-01' })
})

test('what is wrong with a field stands beside the field', () => {
  const { status, message, details } = refuse('day-too-soon', { town: 'Fresno' }, { field: 'serviceDate' })
  expect({ status, message, fields: details.fields }).toEqual({
    status: 400,
    message: 'Please check the marked fields.',
    fields: {
      serviceDate: 'In Fresno the first visit is the day after you book. Please choose a later day.',
    },
  })
})
