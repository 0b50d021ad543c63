/** Rules of the fields of visitors' forms, with what they complain of. */
import { expect, test } from '@jest/globals'
import {
  bindFields,
  emailRules,
  optionalText,
  requiredText,
  withoutBlanks,
} from '#frontend/lib/form-rules.ts'

test.each(['', ' ', ' \n\t', undefined, null, 7])('%j is no text, and the form says so (P26.5)', (value) => {
  expect(requiredText('name', 100).validate(value)).toBe('name')
})

test('a text counts as soon as it holds more than blanks', () => {
  expect(requiredText('name', 100).validate(' a ')).toBe(true)
})

test('each rule carries its longest length and the text that tells it', () => {
  for (const [rules, max] of [
    [requiredText('name', 100), 100],
    [optionalText(300), 300],
    [emailRules, 255],
  ] as const) {
    expect(rules.maxLength).toEqual({ value: max, message: `tooLong:${max}` })
  }
})

test.each([
  ['ana@example.com', true],
  [' ana@example.com ', true],
  ['\u200bana@example.com\ufeff', true],
  ['', 'email'],
  [undefined, 'email'],
  ['ana', 'email'],
])('the email %j is answered with %j', (value, answer) => {
  expect(emailRules.validate(value)).toBe(answer)
})

test.each([
  ['5595550142', true],
  [' 559555014 ', 'phone'],
  ['', 'phone'],
  [undefined, 'phone'],
])('the phone number %j is answered with %j: ten characters at least (P26.2)', (value, answer) => {
  expect(requiredText('phone', 30, 10).validate(value)).toBe(answer)
})

test('empty fields are not sent (P26.5)', () => {
  expect(withoutBlanks({ name: 'Ana', phone: '', message: ' ' })).toEqual({ name: 'Ana', message: ' ' })
})

test('all fields of a form are registered in their order before any of them has its rules', () => {
  const calls: unknown[][] = []
  const register = (...parameters: unknown[]) => {
    calls.push(parameters)
    return { name: parameters[0] }
  }
  const errors = { email: { type: 'x', message: 'Valid email is required' } }
  const field = bindFields<{ name: string; email: string }, 'name' | 'email'>(
    'contact',
    ['name', 'email'],
    register as never,
    errors,
  )
  expect(calls).toEqual([['name'], ['email']])
  const rules = optionalText(5)
  expect(field('email', rules)).toMatchObject({
    name: 'email',
    id: 'contact-email',
    error: 'Valid email is required',
  })
  expect(field('name', rules)).toMatchObject({ id: 'contact-name', error: undefined })
  expect(calls.slice(2)).toEqual([
    ['email', rules],
    ['name', rules],
  ])
})
